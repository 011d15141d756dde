import { formatMinor } from '../../../src/services/prices.ts';
import { escapeHtml } from '../../http/escapeHtml.ts';
import { testPage } from '../../http/testPage.ts';

/** A page of the local provider. */
export const htmlPage = (title: string, body: string, status = 200): Response =>
  testPage({
    notice: 'Test payments on this machine: no card is asked for and none is charged.',
    site: 'test payments',
    title,
    body,
    status,
  });

export const money = (minor: number, currency: string) => formatMinor(minor, currency, 'en');
export const day = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10);

/** A button that posts `action` to the page's own path. Beside another one that is meant to be pressed it is the second. */
export const button = (
  action: string,
  label: string,
  more: Readonly<Record<string, string>> = {},
  rank: 'first' | 'second' = 'first',
) =>
  `<form method="post">${Object.entries({ action, ...more })
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('')}<button class="${rank}">${escapeHtml(label)}</button></form>`;
