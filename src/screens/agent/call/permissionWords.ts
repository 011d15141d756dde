import type { Devices } from '../../../services/devices.ts';

export interface Words {
  title: string;
  advice: string;
}

export type Browser = 'ios' | 'android' | 'firefox' | 'edge' | 'chrome' | 'safari' | 'other';

/** In this order, because each browser also names those below it. */
const marks: readonly (readonly [RegExp, Browser])[] = [
  [/iPhone|iPad|iPod/, 'ios'],
  [/Firefox\//, 'firefox'],
  [/Android/, 'android'],
  [/Edg\//, 'edge'],
  [/Chrom(e|ium)\//, 'chrome'],
  [/Safari\//, 'safari'],
];

export const browserOf = (userAgent: string): Browser =>
  marks.find(([mark]) => mark.test(userAgent))?.[1] ?? 'other';

const allowing: Readonly<Record<Browser, string>> = {
  ios: "Tap 'Allow' when you are asked.",
  android: "Tap 'While visiting the site' when you are asked.",
  firefox: "Choose your microphone below the address bar, and press 'Allow'.",
  edge: "Press 'Allow' in the question below the address bar.",
  chrome: "Press 'Allow while visiting the site' in the question below the address bar.",
  safari: "Press 'Allow' in the question that appears.",
  other: "Press 'Allow' when you are asked.",
};

const unblocking: Readonly<Record<Browser, string>> = {
  ios: 'Tap the page menu in the address bar, then Website Settings, and allow the microphone. In a browser other than Safari: open the Settings app, then the browser, and switch Microphone on.',
  android: 'Tap the icon left of the address, then Permissions, and allow the microphone.',
  firefox: 'Press the crossed-out microphone left of the address, and remove the block.',
  edge: 'Press the lock left of the address, then Permissions for this site, and allow the microphone.',
  chrome: 'Press the icon left of the address, and switch Microphone on.',
  safari: 'Open Safari in the menu bar, then Settings for This Website, and allow the microphone.',
  other: 'Allow the microphone for this page in the settings of your browser.',
};

/** What to do about the microphone's permission; undefined once it is granted. [X8] */
export function permissionWords(permission: Devices['permission'], userAgent: string): Words | undefined {
  const browser = browserOf(userAgent);
  switch (permission) {
    case 'granted':
      return undefined;
    case 'prompt':
      return { title: 'Your browser will ask for the microphone', advice: allowing[browser] };
    case 'denied':
      return {
        title: 'The microphone is blocked',
        advice: `${unblocking[browser]} Then start the call again.`,
      };
    case 'unsupported':
      return {
        title: 'This page cannot use a microphone',
        advice:
          'Browsers allow it only on pages with https. Open this page with https:// in its address, in a current Chrome, Edge, Firefox or Safari, or use Text Chat.',
      };
  }
}
