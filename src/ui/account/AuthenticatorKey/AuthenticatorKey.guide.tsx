import { nothing, type Guide } from '../../guide.ts';
import { AuthenticatorKey } from './AuthenticatorKey.tsx';

/** Looks like a QR code, and cannot be scanned. */
export const qrExample = `data:image/svg+xml;utf-8,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" shape-rendering="crispEdges"><path fill="white" d="M0 0h9v9H0z"/><path d="M1 1h3v3H1zM5 1h3v3H5zM1 5h3v3H1zM5 5h1v1H5zM7 6h1v2H7z"/></svg>`,
)}`;

export const guide: Guide = {
  use: 'While an authenticator app is set up: its key as a QR code, and as text for whoever cannot scan it.',
  avoid: 'For codes that are typed into this app, use a TextField.',
  anatomy: [
    ['QR code', 'Black on white in both themes, because cameras read nothing else for certain.'],
    ['Key', 'In groups of four, selected with one press.'],
    ['Copy key', 'With what has become of it below.'],
  ],
  do: [
    {
      text: 'Show both at once: on a phone the code on its own screen cannot be scanned.',
      example: <AuthenticatorKey qrImage={qrExample} secret="JBSWY3DPEHPK3PXP" onCopy={nothing} />,
    },
  ],
  dont: [
    {
      text: 'Do not show it again later: the key is for the moment of setting up.',
      example: (
        <AuthenticatorKey
          qrImage={qrExample}
          secret="JBSWY3DPEHPK3PXP"
          onCopy={nothing}
          copyStatus="Copied two weeks ago"
        />
      ),
    },
  ],
  keyboard: [['Tab', 'To “Copy key”.']],
  accessibility: [
    'The picture is named “QR code for your authenticator app. The key as text follows.”',
    'The key is a group named by the line above it, and reads from left to right in every language.',
    'What has become of the copy is announced.',
  ],
};
