import { globSync, readFileSync } from 'node:fs';
import { getConfiguration } from 'chromatic/node';
import { describe, expect, it } from 'vitest';

describe('Chromatic', () => {
  it('takes only what changed, and fails until somebody has accepted it', async () => {
    expect(await getConfiguration('chromatic.config.json')).toMatchObject({
      buildScriptName: 'build:storybook',
      onlyChanged: true,
      exitZeroOnChanges: false,
      exitOnceUploaded: false,
      autoAcceptChanges: 'main',
    });
  });

  it('is asked by a workflow that knows the history and takes its token from the secrets', () => {
    const workflow = readFileSync('.github/workflows/chromatic.yml', 'utf8').replace(/^\s*#.*$/gm, '');
    expect(workflow).toMatch(/^on:\n {2}push:\n {4}branches: \[main\]\n {2}pull_request:$/m);
    expect(workflow).toMatch(/uses: actions\/checkout@[\da-f]{40} # v[\d.]+\n\s+with:\n+\s+fetch-depth: 0$/m);
    expect(workflow).toMatch(/run: npm ci\n\s+- run: npx chromatic\n/);
    expect(workflow).toContain('CHROMATIC_PROJECT_TOKEN: ${{ secrets.CHROMATIC_PROJECT_TOKEN }}');
    expect(workflow).not.toMatch(/continue-on-error|exit-zero|exit-once/);
  });
});

it('every action of a workflow is one commit, and says of which version [O3]', () => {
  const uses = globSync('.github/workflows/*.{yml,yaml}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/uses:\s*(.+)$/gm)].map(([, action]) => action),
  );
  expect(uses.length).toBeGreaterThan(0);
  for (const action of uses)
    expect(action).toMatch(/^(?:\.\/|[\w.-]+\/[\w./-]+@[\da-f]{40} # v\d+\.\d+\.\d+$)/);
});
