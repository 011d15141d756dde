// Tells people with a browser below our baseline (README, "Browsers") to update it, instead of leaving them with buttons
// that do nothing. It runs before every other script and in any browser: no syntax that is newer than ES5.
(function () {
  var isSupported =
    'popover' in HTMLElement.prototype &&
    'AbortSignal' in window &&
    'any' in AbortSignal &&
    'Intl' in window &&
    'Segmenter' in Intl;
  if (isSupported) return;
  window.parleyUnsupported = true;
  document.addEventListener('DOMContentLoaded', function () {
    var notice = document.createElement('p');
    notice.setAttribute('role', 'alert');
    notice.style.cssText = 'padding:1rem;background:#8c1d18;color:#fff;text-align:center';
    notice.textContent =
      'This browser is too old for this page. Please update it, or use a current Chrome, Edge, Firefox or Safari.';
    document.body.insertBefore(notice, document.body.firstChild);
  });
})();
