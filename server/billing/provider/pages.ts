import { readBody } from '../../../supabase/functions/_shared/body.ts';
import { escapeHtml } from '../../http/escapeHtml.ts';
import { button, day, htmlPage, money } from './html.ts';
import { cardKinds, type CardKind, type KeptInvoice, type KeptPortal } from './objects.ts';
import type { LocalProvider } from './provider.ts';
import { keptAt } from './store.ts';

const daySeconds = 86_400;

const isCard = (value: string | null): value is CardKind => value !== null && Object.hasOwn(cardKinds, value);

const cardChoice = (chosen: CardKind = 'works') =>
  `<fieldset><legend>Card</legend>${Object.entries(cardKinds)
    .map(
      ([kind, { last4, label }]) =>
        `<label><input type="radio" name="card" value="${kind}"${kind === chosen ? ' checked' : ''}> Visa •••• ${last4} – ${escapeHtml(label)}</label>`,
    )
    .join('')}</fieldset>`;

const seeOther = (location: string) => new Response(null, { status: 303, headers: { location } });
const missing = () =>
  htmlPage('Not found', '<p>This page is not there, or not any more. Go back to the app.</p>', 404);

const linesOf = ({ lines, amount_due, currency }: KeptInvoice) =>
  `<table>${lines.data
    .map((line) => `<tr><td>${escapeHtml(line.description)}<td>${money(line.amount, currency)}`)
    .join('')}<tr><th>Due now<th>${money(amount_due, currency)}</table>`;

interface PayPage {
  title: string;
  /** What is paid for. */
  what: string;
  /** Of the button that pays. */
  label: string;
  below?: string;
  form: URLSearchParams | undefined;
  /** '' when it is paid, otherwise why not. */
  pay: (card: CardKind, isConfirmed: boolean) => string;
  /** Where it leads once it is paid. */
  after: string;
}

/** Asks for a card, and once more after each that does not pay; in between the bank may ask too. */
function payPage({ title, what, label, below = '', form, pay, after }: PayPage): Response {
  const choose = (problem = '', chosen?: CardKind) =>
    htmlPage(
      title,
      `${problem && `<p class="error" role="alert">${escapeHtml(problem)}</p>`}<section>${what}<form method="post">${cardChoice(chosen)}<button name="action" value="pay">${label}</button></form></section>${below}`,
    );
  const card = form?.get('card') ?? null;
  if (!isCard(card)) return choose();
  const action = form?.get('action');
  if (card === 'challenge' && action === 'pay')
    return htmlPage(
      'Your bank asks',
      `<section>${what}<p>Is this payment yours?</p><div>${button('confirmed', 'Yes, it is mine', { card })}${button('refused', 'No', { card }, 'second')}</div></section>`,
    );
  const problem = pay(card, action === 'confirmed');
  return problem === '' ? seeOther(after) : choose(problem, card);
}

/** What people see of the local provider, below `path`: checkouts, portals, invoices, and one page for whoever tests. */
export function providerPages(provider: LocalProvider, path: string) {
  const { state, prices } = provider;

  function checkout(id: string, form: URLSearchParams | undefined): Response {
    const session = keptAt(state.sessions, id);
    const price = keptAt(prices, session?.price);
    if (!session || !price) return missing();
    if (session.status !== 'open')
      return htmlPage(
        'This checkout is over',
        session.status === 'complete'
          ? `<p>It was paid. <a href="${escapeHtml(session.success_url)}">Go back to the app</a></p>`
          : `<p>Another one was begun after it, and nothing was paid here. <a href="${escapeHtml(session.cancel_url)}">Go back to the app</a></p>`,
      );
    const what = `<p>${escapeHtml(price.nickname)}: <strong>${money(price.unit_amount, price.currency)}</strong> / ${price.recurring.interval}</p>`;
    return payPage({
      title: 'Subscribe',
      what,
      label: 'Subscribe',
      below: `<p><a href="${escapeHtml(session.cancel_url)}">Back without paying</a></p>`,
      form,
      pay: (card, isConfirmed) => provider.pay(session, card, isConfirmed),
      after: session.success_url,
    });
  }

  /** What is done on a portal's page. True when it was the one thing that the portal was opened for. */
  function act(portal: KeptPortal, form: URLSearchParams): boolean {
    const customer = provider.customerOf(portal.customer);
    const running = provider.runningOf(customer);
    const price = keptAt(prices, portal.price ?? form.get('price'));
    const card = form.get('card');
    const action = form.get('action');
    if (action === 'card' && isCard(card)) provider.changeCard(customer, card);
    if (running && action === 'cancel') provider.cancel(running);
    if (running && action === 'resume') provider.resume(running);
    if (running && action === 'change' && price) provider.change(running, price);
    return portal.flow !== null && (action === 'card' || action === 'change');
  }

  function portal(id: string, form: URLSearchParams | undefined): Response {
    const opened = keptAt(state.portals, id);
    if (!opened || keptAt(state.customers, opened.customer)?.deleted) return missing();
    if (form) return seeOther(act(opened, form) ? opened.after : `${path}/portal/${id}`);
    const customer = provider.customerOf(opened.customer);
    const running = provider.runningOf(customer);
    const back = `<p><a href="${escapeHtml(opened.return_url)}">Back to the app</a></p>`;
    const chosen = keptAt(prices, opened.price);
    if (running && chosen && opened.flow === 'subscription_update_confirm')
      return htmlPage(
        'Confirm the change',
        `<section>${linesOf(provider.prorate(running, chosen))}${button('change', 'Confirm')}</section>${back}`,
      );
    const card = `<section><form method="post">${cardChoice(provider.cardOf(customer)?.kind)}<button name="action" value="card">Use this card</button></form></section>`;
    if (opened.flow === 'payment_method_update') return htmlPage('Your card', card + back);
    const item = running && provider.itemOf(running);
    const plan =
      running && item
        ? `<p>${escapeHtml(item.price.nickname)}, ${escapeHtml(running.status)}, ${running.cancel_at === null ? 'renews' : 'ends'} on ${day(running.cancel_at ?? item.current_period_end)}</p><div>${running.cancel_at === null ? button('cancel', 'Cancel at the end of the period', {}, 'second') : button('resume', 'Keep the plan')}</div>`
        : '<p>No subscription is running.</p>';
    const invoices = provider
      .newestFirst(state.invoices, customer.id)
      .map(
        (each) =>
          `<tr><td><a href="${path}/invoice/${each.id}">${escapeHtml(each.number)}</a><td>${day(each.created)}<td>${money(each.amount_due, each.currency)}<td>${escapeHtml(each.status)}`,
      );
    return htmlPage(
      'Your subscription',
      `<section>${plan}</section>${card}<section><h2>Invoices</h2><table>${invoices.join('')}</table></section>${back}`,
    );
  }

  /** An open invoice is paid here. Of another one: the receipt, and what the shop would do with it in its dashboard. */
  function invoice(id: string, form: URLSearchParams | undefined): Response {
    const found = keptAt(state.invoices, id);
    if (!found) return missing();
    const what = `<p>${escapeHtml(found.status)}, ${day(found.created)}</p>${linesOf(found)}`;
    if (found.status === 'open' && !keptAt(state.customers, found.customer)?.deleted)
      return payPage({
        title: `Invoice ${found.number ?? ''}`,
        what,
        label: 'Pay',
        form,
        pay: (card, isConfirmed) => provider.payInvoice(found, card, isConfirmed),
        after: `${path}/invoice/${id}`,
      });
    const action = form?.get('action');
    if (action === 'refund') provider.refund(found);
    if (action === 'dispute') provider.dispute(found);
    if (action === 'won' || action === 'lost') provider.closeDispute(found, action);
    if (form) return seeOther(`${path}/invoice/${id}`);
    const charge = provider.chargeOf(found);
    const shop = charge
      ? `<section><h2>As the shop or the bank</h2><p>${charge.disputed ? 'Disputed. ' : ''}Refunded: ${money(charge.amount_refunded, found.currency)}</p><div>${button('refund', 'Refund all of it')}${charge.disputed ? button('won', 'The shop wins') + button('lost', 'The shop loses') : button('dispute', 'Dispute the payment')}</div></section>`
      : '';
    return htmlPage(`Receipt ${found.number ?? ''}`, `<section>${what}</section>${shop}`);
  }

  /** For whoever tests: time passes, and customers are deleted. */
  function desk(form: URLSearchParams | undefined): Response {
    const action = form?.get('action');
    if (action === 'day') provider.advance(daySeconds);
    if (action === 'month') provider.advance(31 * daySeconds);
    const customer = keptAt(state.customers, form?.get('customer'));
    if (action === 'delete' && customer && !customer.deleted) provider.deleteCustomer(customer);
    if (form) return seeOther(path);
    const customers = Object.values(state.customers)
      .filter(({ deleted }) => !deleted)
      .map(
        (each) =>
          `<tr><td>${escapeHtml(each.email ?? each.id)}<td>${escapeHtml(provider.runningOf(each)?.status ?? 'no subscription')}<td>${button('delete', 'Delete', { customer: each.id }, 'second')}`,
      );
    return htmlPage(
      'Payment provider',
      `<section><h2>Time</h2><p>Its clock says ${day(provider.now())}.</p><div>${button('day', 'Advance a day')}${button('month', 'Advance a month')}</div></section>
<section><h2>Customers</h2>${customers.length > 0 ? `<table>${customers.join('')}</table>` : '<p>Nobody has begun a checkout yet.</p>'}</section>`,
    );
  }

  return async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    let form: URLSearchParams | undefined;
    if (request.method === 'POST') {
      const read = await readBody(request, { maxBytes: 16 * 1024 });
      if ('problem' in read) return htmlPage('Not understood', '<p>Try again.</p>', 400);
      form = new URLSearchParams(read.text);
    } else if (request.method !== 'GET') return missing();
    if (pathname === path) return desk(form);
    const [what, id = ''] = pathname.slice(path.length + 1).split('/');
    if (what === 'checkout') return checkout(id, form);
    if (what === 'portal') return portal(id, form);
    return what === 'invoice' ? invoice(id, form) : missing();
  };
}
