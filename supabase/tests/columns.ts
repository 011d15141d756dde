import { conversationOfAda } from './people.ts';

/**
 * What users may do with each column of their own row: s(elect), i(nsert), u(pdate). Visitors may do nothing with any
 * of them, the service everything. A column that is not listed fails the test.
 */
export const columns: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  profiles: {
    id: 'si',
    full_name: 'siu',
    location: 'siu',
    description: 'siu',
    avatar_url: 'siu',
    updated_at: 'siu',
  },
  billing_info: {
    user_id: 's',
    subscription_plan: 's',
    subscription_status: 's',
    payment_method: 'su',
    billing_interval: 's',
    renews_at: 's',
    ends_at: 's',
    card_expires: 's',
  },
  payment_history: {
    id: 's',
    user_id: 's',
    service_name: 's',
    payment_date: 's',
    amount: 's',
    currency: 's',
    status: 's',
    invoice_number: 's',
    receipt_url: 's',
    failure: 's',
  },
  subscriptions: {
    id: 's',
    user_id: 's',
    customer_id: 's',
    plan: 's',
    billing_interval: 's',
    price_id: 's',
    status: 's',
    amount: 's',
    currency: 's',
    current_period_end: 's',
    ends_at: 's',
    created_at: 's',
  },
  invoices: {
    id: 's',
    user_id: 's',
    subscription_id: 's',
    number: 's',
    description: 's',
    status: 's',
    amount_due: 's',
    amount_paid: 's',
    amount_refunded: 's',
    disputed: 's',
    currency: 's',
    created_at: 's',
    paid_at: 's',
    next_attempt_at: 's',
    hosted_url: 's',
    pdf_url: 's',
    failure: 's',
  },
  conversations: {
    id: 'si',
    user_id: 'si',
    title: 'siu',
    created_at: 's',
    last_entry_at: 's',
    changed_at: 's',
    entry_count: 's',
    byte_count: 's',
  },
  conversation_entries: {
    conversation_id: 'si',
    id: 'si',
    seq: 's',
    user_id: 'si',
    happened_at: 'si',
    is_open: 'siu',
    body: 'siu',
  },
  support_requests: {
    id: 'si',
    user_id: 'si',
    conversation: 'si',
    created_at: 's',
    state: 's',
    email: 's',
    note: 'si',
    thread: 'si',
    mailed_at: 's',
  },
};

/** What a row has to name before anything else of it is asked: whose it is, and where it belongs. */
export const neededColumns: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  conversation_entries: { conversation_id: conversationOfAda },
};

/** The functions that visitors and users may run. All others are for the service, or run as triggers. */
export const functions: Readonly<Record<string, readonly string[]>> = {
  'private.visitor_uploads()': ['anon'],
  'private.own_folders(uuid)': ['authenticated'],
  'private.has_shown_factor()': ['authenticated'],
  'private.payment_status(text)': ['authenticated'],
  'private.in_units(bigint,text)': ['authenticated'],
  'private.own_day_sums(uuid,date,date,date[],timestamp with time zone[])': ['authenticated'],
  'find_account()': ['authenticated'],
  'find_payments(timestamp with time zone,timestamp with time zone,text,text,text,text,integer)': [
    'authenticated',
  ],
  'find_usage()': ['authenticated'],
  'list_sessions()': ['authenticated'],
  'end_session(uuid)': ['authenticated'],
  'put_conversation_entries(uuid,uuid,jsonb,text)': ['authenticated'],
  'find_conversations(uuid,text,timestamp with time zone,uuid,integer)': ['authenticated'],
  'conversation_state()': ['authenticated'],
  'list_payments(uuid,timestamp with time zone,timestamp with time zone,text,text,text,timestamp with time zone,uuid,uuid[],integer)':
    ['authenticated'],
  'sum_payments(uuid,timestamp with time zone,timestamp with time zone,text,text,text,timestamp with time zone[])':
    ['authenticated'],
  'set_simulated_plan(text)': ['authenticated'],
  'billing_mode()': ['authenticated'],
};
