import type { Form } from './form.ts';
import { itemsAt, readForm, textAt } from './form.ts';
import { idempotency } from './idempotency.ts';
import type { Life } from './life.ts';
import type { KeptSession, KeptSubscription } from './objects.ts';
import { findIn, keptAt, listOf, pageOf, ProviderError, type ProviderStore } from './store.ts';

const daySeconds = 86_400;

interface Asked {
  /** What the pattern's groups matched. */
  id: string;
  form: Form;
  query: Form;
}

type Route = readonly [pattern: RegExp, run: (asked: Asked) => unknown];

/** As much of the provider's API as billing asks for. */
function routes(store: ProviderStore, life: Life): readonly Route[] {
  const { state, prices, now, newId, emit, newestFirst, customerOf, cardOf, itemOf, baseUrl } = store;
  const ofQuery = ({ query }: Asked) => {
    const id = textAt(query, 'customer');
    // A customer that was deleted is still known here, with nothing left.
    return findIn(state.customers, id, 'customer', 400).id;
  };
  const page = <T extends { id: string }>({ query }: Asked, all: readonly T[]) =>
    pageOf(all, textAt(query, 'starting_after'), Number(textAt(query, 'limit') ?? 10));
  const session = (id: string) => findIn(state.sessions, id, 'checkout.session');
  const withCard = (each: KeptSubscription) => ({
    ...each,
    default_payment_method: keptAt(state.cards, each.default_payment_method) ?? null,
  });
  const priceAt = (form: Form, ...path: string[]) =>
    findIn(prices, textAt(form, ...path, 'price'), 'price', 400);

  function update({ id, form }: Asked): KeptSubscription {
    const found = findIn(state.subscriptions, id, 'subscription');
    if (found.ended_at !== null)
      throw new ProviderError(
        404,
        'resource_missing',
        'A canceled subscription can no longer be updated',
        'id',
      );
    if ('cancel_at' in form && 'cancel_at_period_end' in form)
      throw new ProviderError(
        400,
        'parameters_exclusive',
        'Give cancel_at or cancel_at_period_end, not both',
      );
    if (form.cancel_at_period_end === 'true') {
      found.cancel_at_period_end = true;
      found.cancel_at = itemOf(found).current_period_end;
      found.canceled_at = now();
    } else if ('cancel_at' in form || 'cancel_at_period_end' in form) {
      Object.assign(found, { cancel_at: null, cancel_at_period_end: false, canceled_at: null });
    }
    emit('customer.subscription.updated', found);
    return found;
  }

  function openCheckout({ form }: Asked): KeptSession {
    const customer = customerOf(textAt(form, 'customer'));
    const id = newId('cs_test');
    return (state.sessions[id] = {
      id,
      object: 'checkout.session',
      customer: customer.id,
      created: now(),
      expires_at: now() + daySeconds,
      price: priceAt(form, 'line_items', '0').id,
      status: 'open',
      payment_status: 'unpaid',
      client_reference_id: textAt(form, 'client_reference_id') ?? null,
      subscription: null,
      success_url: textAt(form, 'success_url') ?? '/',
      cancel_url: textAt(form, 'cancel_url') ?? '/',
      url: `${baseUrl}/checkout/${id}`,
    });
  }

  function openPortal({ form }: Asked) {
    const customer = customerOf(textAt(form, 'customer'));
    const id = newId('bps');
    const return_url = textAt(form, 'return_url') ?? '/';
    return (state.portals[id] = {
      id,
      object: 'billing_portal.session',
      customer: customer.id,
      created: now(),
      return_url,
      after: textAt(form, 'flow_data', 'after_completion', 'redirect', 'return_url') ?? return_url,
      flow: textAt(form, 'flow_data', 'type') ?? null,
      price: textAt(form, 'flow_data', 'subscription_update_confirm', 'items', '0', 'price') ?? null,
      url: `${baseUrl}/portal/${id}`,
    });
  }

  function preview({ form }: Asked) {
    const subscription = findIn(state.subscriptions, textAt(form, 'subscription'), 'subscription');
    const price = priceAt(form, 'subscription_details', 'items', '0');
    return textAt(form, 'preview_mode') === 'recurring'
      ? life.regularInvoice(subscription, price)
      : life.prorate(subscription, price);
  }

  return [
    [
      /^POST customers$/,
      ({ form }) => {
        const id = newId('cus');
        const metadata = Object.fromEntries(
          Object.entries(Object(form.metadata) as Form).map(([name, value]) => [
            name,
            typeof value === 'string' ? value : '',
          ]),
        );
        state.customers[id] = {
          id,
          object: 'customer',
          created: now(),
          email: textAt(form, 'email') ?? null,
          livemode: false,
          metadata,
          balance: 0,
          invoice_settings: { default_payment_method: null },
        };
        emit('customer.created', state.customers[id]);
        return state.customers[id];
      },
    ],
    [
      /^GET customers\/(\w+)$/,
      ({ id }) => {
        const found = findIn(state.customers, id, 'customer');
        if (found.deleted) return { id, object: 'customer', deleted: true };
        return { ...found, invoice_settings: { default_payment_method: cardOf(found) ?? null } };
      },
    ],
    [
      /^GET prices$/,
      ({ query }) => {
        const keys = itemsAt(query, 'lookup_keys');
        return listOf(
          Object.values(prices).filter(({ active, lookup_key: key }) => active && keys.includes(key ?? '')),
        );
      },
    ],
    [/^POST checkout\/sessions$/, openCheckout],
    [
      /^GET checkout\/sessions$/,
      (asked) => {
        const status = textAt(asked.query, 'status');
        return listOf(
          newestFirst(state.sessions, ofQuery(asked)).filter((each) => !status || each.status === status),
        );
      },
    ],
    [/^GET checkout\/sessions\/(\w+)$/, ({ id }) => session(id)],
    [
      /^POST checkout\/sessions\/(\w+)\/expire$/,
      ({ id }) => {
        const found = session(id);
        if (found.status !== 'open')
          throw new ProviderError(400, 'resource_missing', 'Only open sessions can be expired');
        found.status = 'expired';
        emit('checkout.session.expired', found);
        return found;
      },
    ],
    [
      /^GET subscriptions$/,
      (asked) => page(asked, newestFirst(state.subscriptions, ofQuery(asked)).map(withCard)),
    ],
    [/^POST subscriptions\/(\w+)$/, update],
    [
      /^DELETE subscriptions\/(\w+)$/,
      ({ id }) => {
        const found = findIn(state.subscriptions, id, 'subscription');
        if (found.status === 'canceled')
          throw new ProviderError(404, 'resource_missing', `No such subscription: '${id}'`, 'id');
        life.cancelNow(found);
        return found;
      },
    ],
    [/^GET invoices$/, (asked) => page(asked, newestFirst(state.invoices, ofQuery(asked)))],
    [/^POST invoices\/create_preview$/, preview],
    [
      /^GET invoice_payments$/,
      ({ query }) => {
        const intent = keptAt(state.intents, textAt(query, 'invoice'));
        return listOf(intent ? [{ id: `inpay_${intent.id}`, payment: { payment_intent: intent } }] : []);
      },
    ],
    [/^GET charges$/, (asked) => page(asked, newestFirst(state.charges, ofQuery(asked)))],
    [/^GET charges\/(\w+)$/, ({ id }) => findIn(state.charges, id, 'charge')],
    [
      /^GET disputes$/,
      ({ query }) =>
        listOf(Object.values(state.disputes).filter(({ charge }) => charge === textAt(query, 'charge'))),
    ],
    [/^POST billing_portal\/sessions$/, openPortal],
  ];
}

/** Answers requests to `/v1/…` as the provider does: keys, versions, idempotency and refusals included. */
export function providerApi(store: ProviderStore, life: Life) {
  const table = routes(store, life);
  const answers = idempotency(store);

  function run(method: string, path: string, form: Form, query: Form): unknown {
    if (itemsAt(query, 'expand').some((each) => each.split('.').length > 4))
      throw new ProviderError(400, 'property_expansion_max_depth', 'You cannot expand more than 4 levels');
    for (const [pattern, answer] of table) {
      const found = pattern.exec(`${method} ${path}`);
      if (found) return structuredClone(answer({ id: found[1] ?? '', form, query }));
    }
    throw new ProviderError(404, 'url_invalid', `Unrecognized request URL (${method}: /v1/${path})`);
  }

  return async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const { method } = request;
    try {
      if (!/^Bearer (?:sk|rk)_test_\w+$/.test(request.headers.get('authorization') ?? ''))
        throw new ProviderError(401, 'api_key_invalid', 'Invalid API Key provided');
      const path = pathname.replace(/^.*?\/v1\//, '');
      const body = method === 'POST' ? await request.text() : '';
      const key = method === 'POST' ? request.headers.get('idempotency-key') : null;
      const asked = `${path} ${body}`;
      const before = key === null ? undefined : answers.answerOf(key, asked);
      if (before) return Response.json(before.body, { headers: { 'idempotent-replayed': 'true' } });
      const found = run(method, path, readForm(body), readForm(search.slice(1)));
      if (key !== null) answers.keep(key, asked, found);
      return Response.json(found);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      const { status, code, message, parameter: param } = error;
      return Response.json({ error: { type: 'invalid_request_error', code, message, param } }, { status });
    }
  };
}
