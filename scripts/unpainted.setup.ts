/** Styles and layouts are made all the same; only the pictures, at which nobody looks, are not drawn. */
(window.frameElement as HTMLIFrameElement).style.opacity = '0';
