import { billingColumns, paymentColumns, profileColumns } from '../../app/adapters/supabase/rows.ts';
import { attempt, allowsCors, property, type Ask } from './ask.ts';
import { error, ok, skipped, warning, type Finding } from './report.ts';
import { soldPlans } from './soldPlans.ts';

export interface Project {
  url: string;
  key: string;
  /** Where the app is served. */
  site: string | undefined;
  /** A user to try the policies with. */
  account: { email: string; password: string } | undefined;
  /** How many subscriptions of this app run at the payment provider; undefined where that cannot be read. */
  countSubscriptions: () => Promise<number | undefined>;
}

const push = 'Run `supabase db push`.';
const nobody = '00000000-0000-4000-8000-000000000000';

async function settings(ask: Ask, { url, key }: Project): Promise<Finding[]> {
  const { status, json } = await ask(`${url}/auth/v1/settings`, { headers: { apikey: key } });
  if (status === 401 || status === 403)
    return [
      error(
        'The project refuses the key',
        'VITE_SUPABASE_ANON_KEY belongs to another project or was revoked.',
      ),
    ];
  if (status !== 200)
    return [
      error(`${url} answers ${status}`, 'Check VITE_SUPABASE_URL, and that the project is not paused.'),
    ];
  const dashboard = 'Run `supabase config push`, or change it in the dashboard under Authentication.';
  return [
    ok(`${url} answers and knows the key`),
    property(json, 'disable_signup') === true
      ? error('Nobody can sign up', dashboard)
      : ok('People can sign up'),
    property(property(json, 'external'), 'email') === false
      ? error('Signing in with email is off', dashboard)
      : ok('Signing in with email is on'),
    property(json, 'mailer_autoconfirm') === true
      ? warning(
          property(property(json, 'external'), 'google') === true ||
            property(property(json, 'external'), 'github') === true
            ? 'Emails are not confirmed: who signs in with Google or GitHub shares the account with whoever signed up with that address'
            : 'Emails are not confirmed: anybody can sign up with anybody’s address',
          dashboard,
        )
      : ok('Emails have to be confirmed'),
    ...(property(property(json, 'external'), 'anonymous_users') === true
      ? [warning('Anonymous sign-ins are on, and count as users', dashboard)]
      : []),
  ];
}

async function cors(ask: Ask, { url, site }: Project): Promise<Finding> {
  if (site === undefined)
    return skipped('CORS', 'Name the site: npm run doctor -- --site https://app.example.com');
  const { yes } = await allowsCors(
    ask,
    `${url}/rest/v1/profiles`,
    site,
    'PATCH',
    'apikey,authorization,content-type',
  );
  return yes
    ? ok(`Pages of ${site} may ask the project`)
    : error(
        `Pages of ${site} may not ask the project`,
        'Allow the origin at whatever stands in front of the project.',
      );
}

/** PostgreSQL's error 42501, insufficient privilege, reaches visitors of hosted projects with either status. */
const isRefusal = (status: number) => status === 401 || status === 403;

async function visitorRows(ask: Ask, { url, key }: Project, table: string): Promise<Finding> {
  const { status, json } = await ask(`${url}/rest/v1/${table}?select=*&limit=1`, {
    headers: { apikey: key },
  });
  const rows = Array.isArray(json) ? json.length : 0;
  if (isRefusal(status)) return ok(`Visitors are refused ${table}`);
  if (status === 404) return error(`There is no table ${table}`, push);
  if (status === 200 && rows > 0)
    return error(
      `VISITORS READ ${table}`,
      `Take the project off the net, then revoke what was granted. ${push}`,
    );
  if (status === 200)
    return error(`Visitors may ask for ${table}, though no row is shown`, `A grant is too wide. ${push}`);
  return error(`${table} answers visitors with ${status}`, push);
}

async function visitorCall(ask: Ask, { url, key }: Project, name: string, values: object): Promise<Finding> {
  const { status } = await ask(`${url}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { apikey: key, 'content-type': 'application/json' },
    body: JSON.stringify(values),
  });
  if (isRefusal(status)) return ok(`Visitors are refused ${name}()`);
  if (status === 404) return error(`There is no function ${name}()`, push);
  return error(`Visitors may call ${name}(): it answers ${status}`, `Revoke the grant. ${push}`);
}

async function bucket(ask: Ask, { url, key }: Project): Promise<Finding[]> {
  const headers = { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const storage = `${url}/storage/v1`;
  const picture = await ask(`${storage}/object/public/avatars/doctor-is-here/none.png`);
  const exists = !/bucket not found/i.test(picture.text);
  const listed = await ask(`${storage}/object/list/avatars`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ prefix: '', limit: 1 }),
  });
  // Asks for permission to upload, and stores nothing.
  const signed = await ask(`${storage}/object/upload/sign/avatars/doctor@example.com/1.png`, {
    method: 'POST',
    headers,
    body: '{}',
  });
  return [
    exists ? ok('The bucket avatars is there') : error('There is no bucket avatars', push),
    Array.isArray(listed.json) && listed.json.length > 0
      ? error('VISITORS LIST THE BUCKET avatars', `A policy too many on storage.objects. ${push}`)
      : ok('Visitors cannot list the bucket'),
    signed.status === 200
      ? error(
          'Visitors may upload',
          'update private.settings set visitor_uploads = false; in the SQL editor.',
        )
      : ok('Visitors may not upload'),
  ];
}

/** Checks that need a signed-in user. Signing in and out is all that it writes. */
async function account(
  ask: Ask,
  { url, key, account: user, countSubscriptions }: Project,
): Promise<Finding[]> {
  const json = { apikey: key, 'content-type': 'application/json' };
  if (!user)
    return [
      skipped(
        'Simulated billing, and rows of others',
        'Set DOCTOR_EMAIL and DOCTOR_PASSWORD to an account of its own.',
      ),
    ];
  const signedIn = await ask(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(user),
  });
  const token = property(signedIn.json, 'access_token');
  if (typeof token !== 'string')
    return [
      error(
        `DOCTOR_EMAIL cannot sign in (${signedIn.status})`,
        'Sign it up in the app and confirm its email.',
      ),
    ];
  const id = property(property(signedIn.json, 'user'), 'id');
  const headers = { ...json, authorization: `Bearer ${token}` };
  // An unknown plan is refused in any case; the error code tells whether plans are simulated.
  const plan = await ask(`${url}/rest/v1/rpc/set_simulated_plan`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ plan: 'doctor' }),
  });
  const rows = await Promise.all(
    [
      ['profiles', 'id', profileColumns],
      ['billing_info', 'user_id', billingColumns],
      ['payment_history', 'user_id', `user_id, ${paymentColumns}`],
    ].map(async ([table, owner, columns]) => {
      const query = new URLSearchParams({ select: (columns ?? '').replaceAll(' ', ''), limit: '1000' });
      const seen = await ask(`${url}/rest/v1/${table}?${query}`, { headers });
      // A column that the page reads and the database does not have yet.
      if (seen.status === 400) return error(`The database is older than the page: ${table}`, push);
      const owners = Array.isArray(seen.json)
        ? seen.json.map((row) => property(row, owner ?? ''))
        : undefined;
      if (!owners) return error(`A user cannot read their own ${table} (${seen.status})`, push);
      return owners.every((each) => each === id)
        ? ok(`A user sees only their own ${table}`)
        : error(
            `A USER SEES OTHER PEOPLE’S ${table}`,
            `Row-level security is off or a policy too many. ${push}`,
          );
    }),
  );
  const mode = await ask(`${url}/rest/v1/rpc/billing_mode`, { method: 'POST', headers, body: '{}' });
  const sale = await ask(`${url}/functions/v1/billing/sync`, { method: 'POST', headers: json, body: '{}' });
  await ask(`${url}/auth/v1/logout?scope=local`, { method: 'POST', headers });
  return [
    property(plan.json, 'code') === '42501'
      ? ok('Simulated billing is off')
      : error(
          'Simulated billing is on: users give themselves plans',
          'update private.settings set simulated_billing = false; in the SQL editor.',
        ),
    soldPlans(mode.json, sale.status !== 404, mode.json === 'none' ? ((await countSubscriptions()) ?? 0) : 0),
    ...rows,
  ];
}

export async function checkProject(ask: Ask, project: Project): Promise<Finding[]> {
  const reachability = await attempt(project.url, () => settings(ask, project));
  if (reachability.some(({ level }) => level === 'error')) return reachability;
  const turn = { caller: nobody, per_minute: 1, per_day: 1 };
  const returned = { caller: nobody, seconds_ago: 1 };
  const checks: [string, () => Promise<Finding | Finding[]>][] = [
    ['CORS', () => cors(ask, project)],
    ...['profiles', 'billing_info', 'payment_history'].map((table): [string, () => Promise<Finding>] => [
      table,
      () => visitorRows(ask, project, table),
    ]),
    ['set_simulated_plan', () => visitorCall(ask, project, 'set_simulated_plan', { plan: 'doctor' })],
    ['apply_billing_snapshot', () => visitorCall(ask, project, 'apply_billing_snapshot', { snapshot: {} })],
    ['take_chat_turn', () => visitorCall(ask, project, 'take_chat_turn', turn)],
    ['give_back_chat_turn', () => visitorCall(ask, project, 'give_back_chat_turn', returned)],
    ['avatars', () => bucket(ask, project)],
    ['account', () => account(ask, project)],
  ];
  const findings: Finding[] = [...reachability];
  for (const [what, check] of checks) findings.push(...(await attempt(what, check)));
  return findings;
}
