// Files that are played in the same window share its storage, in an order that differs each time. None must find what another has left.
localStorage.clear();
sessionStorage.clear();
