// Before anything is drawn: no flash of white paper at night. A file of its own, because the content policy allows none inline.
(function () {
  var theme = null;
  try {
    theme = localStorage.getItem('penny-papers.theme');
  } catch (error) {
    // Not kept: as the system says.
  }
  var dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.classList.toggle('dark', dark);
})();
