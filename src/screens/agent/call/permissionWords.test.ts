import { expect, it } from 'vitest';
import { browserOf, permissionWords, type Browser } from './permissionWords.ts';

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const agents = {
  chrome: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Chrome/140.0.0.0 Safari/537.36`,
  edge: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
  firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0',
  safari: `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/19.0 Safari/605.1.15`,
  ios: `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${webkit} Version/18.5 Mobile/15E148 Safari/604.1`,
  iosChrome: `Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) ${webkit} CriOS/140.0.0.0 Mobile/15E148 Safari/604.1`,
  android: `Mozilla/5.0 (Linux; Android 10; K) ${blink} Chrome/140.0.0.0 Mobile Safari/537.36`,
  other: 'Lynx/2.9.0',
};

it.each<[keyof typeof agents, Browser, string, string]>([
  ['chrome', 'chrome', "'Allow while visiting the site'", 'switch Microphone on'],
  ['edge', 'edge', "'Allow'", 'Permissions for this site'],
  ['firefox', 'firefox', 'Choose your microphone', 'crossed-out microphone'],
  ['safari', 'safari', 'the question that appears', 'Settings for This Website'],
  ['ios', 'ios', "Tap 'Allow'", 'Website Settings'],
  ['iosChrome', 'ios', "Tap 'Allow'", 'open the Settings app'],
  ['android', 'android', "Tap 'While visiting the site'", 'then Permissions'],
  ['other', 'other', "'Allow' when you are asked", 'the settings of your browser'],
])('%s: how to allow the microphone [X8]', (agent, browser, prompt, denied) => {
  expect(browserOf(agents[agent])).toBe(browser);
  expect(permissionWords('prompt', agents[agent])?.advice).toContain(prompt);
  expect(permissionWords('denied', agents[agent])?.advice).toContain(denied);
});

it('an allowed microphone needs no words [X8]', () => {
  expect(permissionWords('granted', agents.chrome)).toBeUndefined();
});

it('a page that cannot have a microphone says where to go [X8]', () => {
  expect(permissionWords('unsupported', agents.chrome)?.advice).toContain('https');
});
