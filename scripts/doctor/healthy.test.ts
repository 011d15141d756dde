import { describe, expect, it } from 'vitest';
import { examine } from './examine.ts';
import { site, values, fakeFetch } from './healthy.fixture.ts';
import { printed, summary } from './report.ts';

describe('the doctor', () => {
  it('finds nothing wrong where all is well, and says all that it looked at [P2]', async () => {
    const { fetch, asked } = fakeFetch();
    const findings = await examine({ values, site, fetch });
    expect(findings.filter(({ level }) => level !== 'ok')).toEqual([]);
    expect(findings.length).toBeGreaterThan(25);
    expect(asked.length).toBeGreaterThan(20);
    expect(summary(findings)).toBe(`${findings.length} ok, 0 warnings, 0 errors, 0 skipped`);
  });

  it('says what it could not look at, and how it could [P2]', async () => {
    const { DOCTOR_EMAIL: _, ...fewer } = values;
    const text = printed(await examine({ values: fewer, fetch: fakeFetch().fetch }));
    expect(text).toMatch(/skipped +CORS\n +→ .*--site/);
    expect(text).toMatch(/skipped +Simulated billing.*\n +→ .*DOCTOR_EMAIL/);
  });

  it('asks nobody when everything is embedded', async () => {
    const { fetch, asked } = fakeFetch();
    expect((await examine({ values: {}, fetch })).filter(({ level }) => level === 'skipped')).toHaveLength(2);
    expect(asked).toEqual([]);
  });
});
