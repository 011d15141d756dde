import type { Page } from 'playwright';
import { expect } from 'vitest';
import { foreignPictures, hostileAddresses } from '../attacks/addresses.ts';
import { hostileTexts } from '../attacks/texts.ts';
import { ask, press, findHeading } from './actions.ts';
import { chooseFromUserMenu, demo, signIn } from './people.ts';
import { collectViolations, type Violation } from './violations.ts';
import { it } from './visit.ts';

/** Answers requests for the demo account's rows with hostile texts, as if anybody could write anything. */
async function poison(page: Page, avatarUrl: string) {
  const texts = Object.values(hostileTexts).flat();
  const all = texts.join('\n');
  await page.route('**/rest/v1/profiles*', (route) =>
    route.fulfill({
      json: {
        id: '1',
        full_name: all,
        location: all,
        description: all,
        avatar_url: avatarUrl,
        updated_at: all,
      },
    }),
  );
  await page.route('**/rest/v1/billing_info*', (route) =>
    route.fulfill({ json: { subscription_plan: all, subscription_status: all, payment_method: all } }),
  );
  await page.route('**/rest/v1/payment_history*', (route) =>
    route.fulfill({
      json: texts.slice(0, 5).map((text, id) => ({
        id: String(id),
        service_name: text,
        payment_date: text,
        amount: text,
        currency: text,
        status: text,
      })),
    }),
  );
  await page.addInitScript(
    ({ name, avatar }) => {
      Object.assign(globalThis, { ran: () => Object.assign(globalThis, { broken: true }) });
      // The name in the stored session is shown before the rows arrive.
      const session = JSON.parse(localStorage.getItem('parley-session') ?? 'null');
      if (!session) return;
      session.user.user_metadata = { full_name: name, avatar_url: avatar };
      localStorage.setItem('parley-session', JSON.stringify(session));
    },
    { name: all, avatar: avatarUrl },
  );
}

/**
 * Whether it is the Markdown renderer, which lets the browser decode a character's name, such as '&colon;', outside
 * the page.
 */
const isEntity = ({ sample }: Violation) => /^Element innerHTML\|&[\da-z]{1,31};$/i.test(sample);

const broken = (page: Page) => page.evaluate(() => Reflect.has(globalThis, 'broken'));

it('hostile rows and replies try nothing that the policy would have to refuse [E3, E6, S8]', async ({
  visit,
}) => {
  const page = await visit();
  await press(page, 'Sign In');
  await signIn(page, demo);
  await poison(page, hostileAddresses['schemes that run'][0]);
  const violations = await collectViolations(page);
  const profile = page.getByRole('region', { name: 'Profile Information' });
  await profile.getByText('<script>ran()</script>').first().waitFor();
  await press(page, 'Manage billing');
  await findHeading(page, 'Choose Your Plan');

  const groups = Object.values(hostileTexts);
  let answered = 0;
  await page.route('**/chat', (route) => {
    // The page asks first which files can be sent.
    if (route.request().method() !== 'POST') return route.continue();
    const content = groups[answered++]?.join('\n\n');
    return route.fulfill({ json: { id: '1', sessionId: '1', output: [{ role: 'assistant', content }] } });
  });
  await press(page, 'Text Chat');
  for (const index of groups.keys()) {
    const chat = await ask(page, 'Hello');
    const copies = chat.getByRole('button', { name: 'Copy', exact: true });
    await expect.poll(() => copies.count()).toBe(index + 1);
  }
  expect(answered).toBe(groups.length);
  const reply = page.getByRole('log');
  expect(
    await reply.locator('script, img, iframe, style, form, svg:not([aria-hidden]), [onerror]').count(),
  ).toBe(0);
  expect(
    await reply.locator('a:not([href^="https://"]):not([href^="http://"]):not([href^="mailto:"])').count(),
  ).toBe(0);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await chooseFromUserMenu(page, 'script', 'Edit Profile');
  await findHeading(page, 'Edit Profile');

  expect(await broken(page)).toBe(false);
  expect(violations.filter((violation) => !isEntity(violation))).toEqual([]);
});

it('a picture on another site is not asked for [E3]', async ({ visit }) => {
  const page = await visit({ expected: [/attack\.test/] });
  const left: string[] = [];
  page.on('requestfinished', (request) => left.push(request.url()));
  page.on('requestfailed', (request) => left.push(`${request.failure()?.errorText} ${request.url()}`));
  await press(page, 'Sign In');
  await signIn(page, demo);
  await poison(page, foreignPictures[0]);
  const violations = await collectViolations(page);
  await expect.poll(() => violations.map(({ directive }) => directive)).toContain('img-src');
  expect(new Set(violations.map(({ blocked }) => blocked))).toEqual(new Set([foreignPictures[0]]));
  expect(left.filter((line) => line.includes('attack.test') && !line.startsWith('csp '))).toEqual([]);
});
