import { personas } from '../../mocks/personas.ts';
import { openProfile } from './accountScenarios.ts';
import { button, findOne, getEnabled, getOne, heading, press, text } from './actions.ts';
import type { AppFixture } from './appFixture.tsx';
import type { Scenario } from './scenario.ts';

const { pro } = personas;

/** Opens the account of somebody with a picture, and waits for the card. */
async function openCard({ state }: AppFixture) {
  state.files.set(`${pro.id}/1.png`, {
    id: pro.id,
    owner: pro.id,
    type: 'image/png',
    bytes: new Uint8Array([1, 2, 3]),
  });
  await openProfile();
  await findOne(button('Download a copy'));
}

const exporting = {
  people: [pro],
  signedInAs: pro,
  open: openCard,
  act: () => press('Download a copy'),
  expectLoading: () => void getOne(button('Stop')),
  expectKept() {
    getEnabled('Continue');
    getOne(text(/^The copy stopped at \d+%\. .+ Nothing is lost/));
  },
  expectSuccess: () => void getOne(text(/^Your copy is complete\./)),
  stepMs: 100,
} satisfies Omit<Scenario, 'request'>;

/** The copy of everything that is stored of the user. [U32] */
export const ownDataScenarios = {
  ownDataList: {
    request: 'own-data-list',
    people: [pro],
    signedInAs: pro,
    open: async () => undefined,
    act: openProfile,
    expectLoading: () => void getOne(heading('Your data')),
    // Without the function there is neither a card nor a button.
    expectKept: () => void (heading('Your data').elements().length > 0 && getEnabled('Retry')),
    expectSuccess: () => void getOne(button('Download a copy')),
  },
  ownDataExport: { ...exporting, request: 'own-data-export' },
  ownDataPicture: { ...exporting, request: 'own-data-picture' },
} satisfies Record<string, Scenario>;
