/** Hides the test's frame: Chromium still computes styles and layout, but does not paint what nobody looks at. */
(window.frameElement as HTMLIFrameElement).style.opacity = '0';
