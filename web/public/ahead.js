// What cannot wait for the page's program. A file of its own, because the content policy allows none inline.
(function () {
  var kept = function (key) {
    try {
      return localStorage.getItem('penny-papers.' + key);
    } catch (error) {
      return null; // Not kept: as the system says.
    }
  };

  // Before anything is drawn: no flash of white paper at night.
  var theme = kept('theme');
  var dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.classList.toggle('dark', dark);

  // The program will ask for the words of one language, and on the start page for what the host offers: it finds them ready.
  // The build notes on this script's element where the words are. If something fails, it is for the program to say so.
  var nothing = function () {};
  var words = document.currentScript.dataset;
  var tags = [kept('language')].concat(navigator.languages).map(function (tag) {
    return tag && tag.slice(0, 2).toLowerCase();
  });
  var spoken = tags.filter(function (tag) {
    return tag && words[tag];
  })[0];
  if (words.en) import(words[spoken || 'en']).catch(nothing);

  var below = document.documentElement.dataset.below || ''; // the sub-path, if the page is below one
  if (location.pathname === below + '/') {
    var asked = fetch(below + '/api/offers', { headers: { accept: 'application/json' } }).then(function (response) {
      return response.json().then(function (body) {
        return { ok: response.ok, body: body };
      });
    });
    asked.catch(nothing);
    window.askedAhead = { '/api/offers': asked };
  }
})();
