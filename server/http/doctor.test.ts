import { expect, it } from 'vitest';
import { createEmbeddedBackend } from '../backend.ts';
import { examine } from '../../scripts/doctor/examine.ts';

it('examines a real backend: the embedded one is sound, and a demonstration [P2]', async () => {
  const backend = await createEmbeddedBackend();
  const url = 'http://localhost:3000';
  const fetch = (input: RequestInfo | URL, init?: RequestInit) => backend.fetch(new Request(input, init));
  const account = { email: 'doctor@example.com', password: 'correct-horse' };
  await fetch(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  const findings = await examine({
    values: {
      VITE_SUPABASE_URL: url,
      VITE_SUPABASE_ANON_KEY: 'sb_publishable_embedded',
      DOCTOR_EMAIL: account.email,
      DOCTOR_PASSWORD: account.password,
    },
    fetch(input, init) {
      // The key of the embedded backend does not look like one of a hosted project.
      const request = new Request(input, init);
      request.headers.set('apikey', backend.publishableKey);
      if (request.headers.get('authorization') === 'Bearer sb_publishable_embedded')
        request.headers.set('authorization', `Bearer ${backend.publishableKey}`);
      return fetch(request);
    },
  });
  await backend.close();
  const told = (level: string) =>
    findings.filter((finding) => finding.level === level).map(({ what }) => what);
  expect(told('error')).toEqual([
    'Visitors may upload',
    'Simulated billing is on: users give themselves plans',
  ]);
  expect(told('ok')).toEqual(
    expect.arrayContaining([
      'Visitors are refused profiles',
      'Visitors are refused payment_history',
      'Visitors are refused apply_billing_snapshot()',
      'The bucket avatars is there',
      'A user sees only their own billing_info',
    ]),
  );
});
