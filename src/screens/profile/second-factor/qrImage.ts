import { renderSVG } from 'uqr';

/**
 * A picture of a QR code, as an address for an image. Black on white in both themes, with the margin that cameras need. Drawn here for
 * every backend: the hosted one sends a picture of its own, the embedded one does not.
 */
export const qrImage = (text: string) =>
  `data:image/svg+xml;utf-8,${encodeURIComponent(renderSVG(text, { ecc: 'M', border: 3 }))}`;
