import { expect, it } from 'vitest';
import { hostedCallLanguage } from '../../../src/services/hostedCallLanguage.ts';
import { inPGlite } from '../../tests/database.ts';
import { callsWorld } from './webCalls.fixture.ts';

const { ticketOf, begin } = callsWorld(inPGlite);

it('a call is started in the language of the page’s interface, and in no other that the page may name [W12]', async () => {
  const { start, asked } = begin();
  for (const language of ['de-AT', 'xx'])
    await start(await ticketOf(`token-${language === 'xx' ? 'ada' : 'bob'}`), {
      variableValues: { language },
      transcriber: { provider: 'dear' },
    });
  const [german, other] = asked.map(({ body }) => Object(body).assistantOverrides);
  expect(german).toMatchObject({ variableValues: { language: 'de' }, ...hostedCallLanguage('de') });
  expect(other).toMatchObject({ variableValues: { language: 'en' } });
  expect(other).not.toHaveProperty('transcriber');
});
