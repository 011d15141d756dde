import { readBody } from '../../../supabase/functions/_shared/body.ts';
import { providerNames, type Provider } from '../../../src/services/providers.ts';
import { productName } from '../../../src/services/product.ts';
import { escapeHtml } from '../../http/escapeHtml.ts';
import { testPage } from '../../http/testPage.ts';
import { originsOf } from '../../http/hosts.ts';
import { codeFor } from './person.ts';
import { standInPath } from './standInPath.ts';

const page = (provider: Provider, title: string, body: string, status = 200) =>
  testPage({
    notice: `A test on this machine in place of ${providerNames[provider]}: no account there is used, and nothing leaves this machine.`,
    site: `stand-in for ${providerNames[provider]}`,
    title,
    body,
    status,
  });

const consent = (provider: Provider, problem = '', form = new URLSearchParams({ verified: 'on' })) => {
  const name = providerNames[provider];
  const value = (field: string, otherwise: string) => escapeHtml(form.get(field) ?? otherwise);
  return page(
    provider,
    `Sign in to ${productName} with ${name}`,
    `${problem && `<p class="error" role="alert">${escapeHtml(problem)}</p>`}<section>
<p class="muted">Say who you are at ${name}. The same address always means the same account there.</p>
<form class="fields" method="post">
<label class="text">Name<input name="name" autocomplete="off" maxlength="200" value="${value('name', 'Grace Hopper')}"></label>
<label class="text">Email address<input name="email" autocomplete="off" maxlength="254" inputmode="email" value="${value('email', 'grace@example.com')}"></label>
<label><input type="checkbox" name="verified"${form.has('verified') ? ' checked' : ''}> ${name} says that the address is confirmed</label>
<div class="buttons"><button name="action" value="allow">Allow</button><button class="second" name="action" value="deny">Deny</button></div>
</form></section>
<p class="muted">To try an account without an address, leave it empty.</p>`,
    problem === '' ? 200 : 400,
  );
};

/** Where the browser came from and goes back to: only the server of this page. */
function callbackOf(url: URL): URL | undefined {
  const text = url.searchParams.get('redirect_uri') ?? '';
  const target = URL.canParse(text) ? new URL(text) : undefined;
  const isHere = target !== undefined && originsOf(url.origin).includes(target.origin);
  return isHere && target.pathname === '/auth/v1/callback' ? target : undefined;
}

/** The pages of the stand-ins, on which somebody says who they are, and allows it or not. Undefined for paths of others. [U31] */
export async function answerStandIn(
  request: Request,
  providers: readonly Provider[],
): Promise<Response | undefined> {
  const url = new URL(request.url);
  const provider = providers.find((each) => url.pathname === `${standInPath}/${each}`);
  if (!provider) return undefined;
  const target = callbackOf(url);
  if (!target)
    return page(provider, 'Not found', '<p>Go back to the app, and choose how to sign in there.</p>', 404);
  if (request.method === 'GET') return consent(provider);
  if (request.method !== 'POST') return page(provider, 'Not found', '<p>Go back to the app.</p>', 405);
  const read = await readBody(request, { maxBytes: 16 * 1024 });
  if ('problem' in read) return consent(provider, 'That could not be read. Try again.');
  const form = new URLSearchParams(read.text);
  const lead = (parts: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries(parts)) target.searchParams.set(name, value);
    target.searchParams.set('state', url.searchParams.get('state') ?? '');
    return new Response(null, { status: 303, headers: { location: target.href } });
  };
  if (form.get('action') !== 'allow')
    return lead({ error: 'access_denied', error_description: 'The user has denied the request' });
  const [name = '', email = ''] = ['name', 'email'].map((field) => (form.get(field) ?? '').trim());
  if (name === '') return consent(provider, 'Type a name.', form);
  if (email !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    return consent(provider, 'Type an address such as grace@example.com, or none.', form);
  return lead({ code: codeFor({ name, email, isVerified: form.has('verified') }) });
}
