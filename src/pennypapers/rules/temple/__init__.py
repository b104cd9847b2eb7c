"""The rules of the Temple of Apikhabou. `rules` says what each module is for."""
