"""What the scripts say, in English, French and Dutch.

Python 3.6 can read this file, so that an old Python can be told that it is one. Standard library only.
"""

import os
import sys

OLDEST = (3, 11)

MESSAGES = {
    "en": {
        "old-python": "Penny Papers needs Python {oldest} or newer, and this is Python {found}. "
        "Run it with a newer one, for example: python{oldest} {script}",
        "making": "Making a Python environment in .venv",
        "remaking": "The environment in .venv no longer fits: making it anew",
        "getting-venv": "This Python comes without venv: installing the system package {package}",
        "no-venv": "This Python comes without venv. On Debian and Ubuntu, install it with: "
        "sudo apt install {package}",
        "venv-failed": "The environment in .venv could not be made. Python said:\n{output}",
        "installing-play": "Installing what the game needs",
        "installing-test": "Installing what the tests need",
        "offline": "The packages could not be downloaded. Is this computer online? "
        "When it is, run the same command again.\n(pip: {reason})",
        "install-failed": "The packages could not be installed. pip said:\n{output}",
        "getting-node": "Getting Node.js, which builds the page",
        "building-page": "Building the page",
        "page-failed": "The page could not be built. Node.js said:\n{output}",
        "getting-system-packages": "Installing system packages that some tests need: {packages}",
        "no-system-packages": "These could not be installed, and the tests that need them will be skipped: {packages}\n"
        "(apt-get: {reason})",
        "compiling": "Compiling the rules, once",
        "compiling-failed": "The rules could not be compiled; the reason is above.",
        "waiting": "Another command is setting up this folder: waiting for it",
        "setting-up-failed": "Setting up failed: {error}",
        "seconds": "{seconds} s",
        "done": "Done in {seconds} s",
        "step-failed": "Failed: {step}",
        "all-passed": "Everything passed, in {seconds} s.",
        "pinning": "Writing the newest packages that go together into constraints.txt",
        "pinning-failed": "constraints.txt could not be made. uv said:\n{output}",
    },
    "fr": {
        "old-python": "Penny Papers demande Python {oldest} ou plus récent, et celui-ci est Python {found}. "
        "Lancez-le avec un Python plus récent, par exemple : python{oldest} {script}",
        "making": "Création d’un environnement Python dans .venv",
        "remaking": "L’environnement de .venv ne convient plus : il est recréé",
        "getting-venv": "Ce Python est fourni sans venv : installation du paquet système {package}",
        "no-venv": "Ce Python est fourni sans venv. Sous Debian et Ubuntu, installez-le avec : "
        "sudo apt install {package}",
        "venv-failed": "Impossible de créer l’environnement dans .venv. Réponse de Python :\n{output}",
        "installing-play": "Installation de ce qu’il faut pour jouer",
        "installing-test": "Installation de ce qu’il faut pour les tests",
        "offline": "Impossible de télécharger les paquets. Cet ordinateur est-il connecté ? "
        "Dès qu’il l’est, relancez la même commande.\n(pip : {reason})",
        "install-failed": "Impossible d’installer les paquets. Réponse de pip :\n{output}",
        "getting-node": "Installation de Node.js, qui fabrique la page",
        "building-page": "Fabrication de la page",
        "page-failed": "La page n’a pas pu être fabriquée. Réponse de Node.js :\n{output}",
        "getting-system-packages": "Installation de paquets système dont certains tests ont besoin : {packages}",
        "no-system-packages": "Installation impossible ; les tests qui en ont besoin seront sautés : {packages}\n"
        "(apt-get : {reason})",
        "compiling": "Compilation des règles, une fois pour toutes",
        "compiling-failed": "Impossible de compiler les règles ; la raison est indiquée ci-dessus.",
        "waiting": "Une autre commande prépare déjà ce dossier : attente de la fin",
        "setting-up-failed": "La préparation a échoué : {error}",
        "seconds": "{seconds} s",
        "done": "Terminé en {seconds} s",
        "step-failed": "Échec : {step}",
        "all-passed": "Tout est réussi, en {seconds} s.",
        "pinning": "Mise à jour de constraints.txt avec les paquets les plus récents qui vont ensemble",
        "pinning-failed": "Impossible d’établir constraints.txt. Réponse de uv :\n{output}",
    },
    "nl": {
        "old-python": "Penny Papers heeft Python {oldest} of nieuwer nodig, en dit is Python {found}. "
        "Start het met een nieuwere, bijvoorbeeld: python{oldest} {script}",
        "making": "Python-omgeving maken in .venv",
        "remaking": "De omgeving in .venv past niet meer: ze wordt opnieuw gemaakt",
        "getting-venv": "Deze Python komt zonder venv: het systeempakket {package} wordt geïnstalleerd",
        "no-venv": "Deze Python komt zonder venv. Op Debian en Ubuntu installeer je het met: "
        "sudo apt install {package}",
        "venv-failed": "De omgeving in .venv kon niet worden gemaakt. Python zei:\n{output}",
        "installing-play": "Installeren wat het spel nodig heeft",
        "installing-test": "Installeren wat de tests nodig hebben",
        "offline": "De pakketten konden niet worden gedownload. Is deze computer online? "
        "Zodra dat zo is, start je hetzelfde commando opnieuw.\n(pip: {reason})",
        "install-failed": "De pakketten konden niet worden geïnstalleerd. pip zei:\n{output}",
        "getting-node": "Node.js ophalen, dat de pagina bouwt",
        "building-page": "De pagina bouwen",
        "page-failed": "De pagina kon niet worden gebouwd. Node.js zei:\n{output}",
        "getting-system-packages": "Systeempakketten installeren die sommige tests nodig hebben: {packages}",
        "no-system-packages": "Deze konden niet worden geïnstalleerd; tests die ze nodig hebben worden overgeslagen: "
        "{packages}\n(apt-get: {reason})",
        "compiling": "De regels compileren, één keer",
        "compiling-failed": "De regels konden niet worden gecompileerd; de reden staat hierboven.",
        "waiting": "Een ander commando is deze map aan het klaarmaken: even wachten",
        "setting-up-failed": "Het klaarmaken is mislukt: {error}",
        "seconds": "{seconds} s",
        "done": "Klaar in {seconds} s",
        "step-failed": "Mislukt: {step}",
        "all-passed": "Alles is geslaagd, in {seconds} s.",
        "pinning": "De nieuwste pakketten die samengaan in constraints.txt zetten",
        "pinning-failed": "constraints.txt kon niet worden gemaakt. uv zei:\n{output}",
    },
}


def language() -> str:
    """The first of the usual variables that is set decides, as everywhere; English if we don't speak it."""
    for name in ("PENNYPAPERS_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            wanted = os.environ[name][:2].lower()
            return wanted if wanted in MESSAGES else "en"
    return "en"


def say(key: str, **facts: object) -> str:
    return MESSAGES[language()][key].format(**facts)


def refuse_old_python() -> None:
    if sys.version_info < OLDEST:
        oldest = ".".join(map(str, OLDEST))
        found = ".".join(map(str, sys.version_info[:2]))
        sys.exit(say("old-python", oldest=oldest, found=found, script=sys.argv[0]))
