/** An event as the database gets it; see supabase/migrations/*_payment_events.sql. */
export interface PaymentEvent {
  id: string;
  type: string;
  /** The provider's time of the event, as ISO 8601. */
  occurred_at: string;
  /** The user as the event names them; `user_id` is the same if it is an id. */
  subject: string | null;
  user_id: string | null;
  plan: string | null;
  status: string | null;
  payment_method: string | null;
  payment: Payment | null;
}

interface Payment {
  id: string;
  service_name: string | null;
  /** When it was paid, as ISO 8601; the event's own time if missing. */
  paid_at: string | null;
  /** In units of `currency`, not in cents. */
  amount: number;
  currency: string;
  status: string;
}

/** How far the provider's clock may be ahead, in ms. A later time would overrule all events to come. */
const clockLead = 5 * 60_000;

const isUuid = (text: string) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

class Malformed extends Error {}

/** Reads the members of an object. Throws an error that names a member of the wrong type. */
function reader(value: unknown, where: string) {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Malformed(`${where} is not an object`);
  const members = value as Record<string, unknown>;
  const wrong = (name: string, what: string) => new Malformed(`${where}.${name} is not ${what}`);
  const optional = (name: string, longest: number) => {
    const member = members[name] ?? null;
    if (member === null) return null;
    // PostgreSQL stores neither NUL nor an unpaired surrogate, and would refuse the event at every delivery.
    if (
      typeof member !== 'string' ||
      member === '' ||
      member.length > longest ||
      /\0|\p{Surrogate}/u.test(member)
    )
      throw wrong(name, `a text of 1 to ${longest} characters`);
    return member;
  };
  const text = (name: string, longest: number) => {
    const member = optional(name, longest);
    if (member === null) throw wrong(name, 'given');
    return member;
  };
  const time = (name: string, given: string | null) => {
    if (given === null) return null;
    // A time without a zone would be read in the zone of the machine that runs this.
    const parsed = /^\d{4}-\d\d-\d\dT.+(?:Z|[+-]\d\d:?\d\d)$/.test(given) ? Date.parse(given) : NaN;
    if (Number.isNaN(parsed)) throw wrong(name, 'a time such as 2025-01-31T12:00:00Z');
    return new Date(parsed).toISOString();
  };
  return {
    optional,
    text,
    time: (name: string) => time(name, text(name, 40)) ?? '',
    optionalTime: (name: string) => time(name, optional(name, 40)),
    amount(name: string) {
      const member = members[name];
      if (typeof member === 'number' && Math.abs(member) < 9_999_999_999.99) return member;
      throw wrong(name, 'an amount');
    },
    inner: (name: string) => reader(members[name], `${where}.${name}`),
  };
}

function readPayment(data: ReturnType<typeof reader>): Payment {
  const payment = data.inner('payment');
  return {
    id: payment.text('id', 200),
    service_name: payment.optional('service_name', 200),
    paid_at: payment.optionalTime('paid_at'),
    amount: payment.amount('amount'),
    currency: payment.text('currency', 3),
    status: payment.text('status', 50),
  };
}

/**
 * Reads an event of the provider, or says what is wrong with it. `subscription.*` contains a plan and its status,
 * `payment.*` a payment; of all other types only the time is read. This is the only place that knows the provider's
 * words.
 */
export function readPaymentEvent(id: string, body: string, now: number): PaymentEvent | { problem: string } {
  try {
    if (id.length > 200) throw new Malformed('webhook-id is longer than 200 characters');
    const event = reader(JSON.parse(body), 'event');
    const type = event.text('type', 100);
    const occurred_at = event.time('timestamp');
    if (Date.parse(occurred_at) > now + clockLead) throw new Malformed('event.timestamp is in the future');
    const nothing = { subject: null, user_id: null, plan: null, status: null, payment_method: null };
    if (!/^(?:subscription|payment)\./.test(type))
      return { id, type, occurred_at, ...nothing, payment: null };

    const data = event.inner('data');
    const subject = data.text('user_id', 200);
    const aboutPlan = type.startsWith('subscription.');
    return {
      id,
      type,
      occurred_at,
      subject,
      user_id: isUuid(subject) ? subject : null,
      plan: aboutPlan ? data.text('plan', 100) : null,
      status: aboutPlan ? data.text('status', 50) : null,
      payment_method: aboutPlan ? data.optional('payment_method', 100) : null,
      payment: aboutPlan ? null : readPayment(data),
    };
  } catch (error) {
    if (error instanceof Malformed) return { problem: error.message };
    if (error instanceof SyntaxError) return { problem: 'The body is not JSON' };
    throw error;
  }
}
