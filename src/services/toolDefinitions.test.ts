import { describe, expect, it } from 'vitest';
import { plans } from './plans.ts';
import { toolDefinitions } from './toolDefinitions.ts';
import { parseToolCall } from './tools.ts';

const call = (name: string, given: unknown) => parseToolCall({ name, arguments: given });
const example = ({ enum: values }: { enum?: readonly string[] }) => values?.[0] ?? 'Lisbon';
const parametersOf = (name: string) =>
  toolDefinitions.find((each) => each.function.name === name)?.function.parameters;

describe('the definitions of the tools', () => {
  it('each task is defined once, and no other [V17]', () => {
    const names = toolDefinitions.map((each) => each.function.name);
    expect(names.toSorted()).toEqual([
      'edit_profile',
      'show_billing',
      'show_dashboard',
      'sign_out',
      'subscribe',
      'talk_to_human',
    ]);
  });

  it.each(toolDefinitions.map((each) => [each.function.name, each.function.parameters] as const))(
    '%s: what the schema allows is understood, in one argument or in all [V17]',
    (name, { properties, required }) => {
      const all = Object.entries(properties).map(([key, property]) => [key, example(property)] as const);
      expect(call(name, Object.fromEntries(all))).toMatchObject({ ok: true, task: { name } });
      const needed = all.filter(([key]) => required.includes(key));
      const each = all.map((pair) => call(name, Object.fromEntries([...needed, pair])));
      expect(each.filter(({ ok }) => !ok)).toEqual([]);
    },
  );

  it('what the schema requires is refused when it is missing [V17]', () => {
    const missing = toolDefinitions
      .filter((each) => each.function.parameters.required.length > 0)
      .map((each) => call(each.function.name, {}));
    expect(missing).toEqual([{ ok: false, message: expect.stringContaining('no such plan') }]);
  });

  it('what the schema does not list is refused [V17]', () => {
    expect(call('subscribe', { plan: 'platinum' }).ok).toBe(false);
    expect(call('edit_profile', { email: 'ada@example.com' }).ok).toBe(false);
    expect(call('edit_profile', { location: 5 }).ok).toBe(false);
    expect(call('edit_profile', {}).ok).toBe(false);
  });

  it('the plans to choose from are those of the price list, each of them understood [K2, V17]', () => {
    const ids = parametersOf('subscribe')?.properties.plan?.enum ?? [];
    expect(ids).toEqual(plans.map(({ id }) => id));
    expect(ids.map((plan) => call('subscribe', { plan }))).toEqual(
      ids.map((plan) => ({ ok: true, task: { name: 'subscribe', plan } })),
    );
  });
});
