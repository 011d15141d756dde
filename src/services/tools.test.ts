import { describe, expect, it } from 'vitest';
import { profileFields } from './profileFields.ts';
import { needsApproval } from './taskKinds.ts';
import { parseToolCall, type Task } from './tools.ts';

const edit = (fields: object): Task => ({ name: 'edit_profile', fields });

describe('tool calls', () => {
  it.each<[string, unknown, Task]>([
    ['show_billing', {}, { name: 'show_billing' }],
    ['show_dashboard', '', { name: 'show_dashboard' }],
    ['sign_out', undefined, { name: 'sign_out' }],
    ['show_billing', null, { name: 'show_billing' }],
    ['subscribe', { plan: 'pro' }, { name: 'subscribe', plan: 'pro' }],
    ['subscribe', '{"plan":" Enterprise "}', { name: 'subscribe', plan: 'enterprise' }],
    ['edit_profile', { fullName: ' Grace Hopper ' }, edit({ fullName: 'Grace Hopper' })],
    ['edit_profile', { fields: { location: '' } }, edit({ location: '' })],
    ['edit_profile', '{"description":"Sailor"}', edit({ description: 'Sailor' })],
  ])('%s with %j is understood [V17]', (name, given, task) => {
    expect(parseToolCall({ name, arguments: given })).toEqual({ ok: true, task });
  });

  it.each<[string, unknown, RegExp]>([
    ['delete_account', {}, /^There is no tool 'delete_account'\.$/],
    ['toString', {}, /^There is no tool/],
    ['show_billing', '{', /must be an object/],
    ['show_billing', [], /must be an object/],
    ['show_billing', '7', /must be an object/],
    ['show_billing', 7, /must be an object/],
    ['subscribe', {}, /no such plan/],
    ['subscribe', { plan: 7 }, /no such plan/],
    ['subscribe', { plan: 'gold' }, /no such plan/],
    ['edit_profile', {}, /Say what to change/],
    ['edit_profile', { fields: {} }, /Say what to change/],
    ['edit_profile', { email: 'a@b.c' }, /no field 'email'/],
    ['edit_profile', { avatarUrl: 'x' }, /no field 'avatarUrl'/],
    ['edit_profile', { toString: 'x' }, /no field 'toString'/],
    ['edit_profile', { fullName: 7 }, /must be text/],
    ['edit_profile', { fullName: '  ' }, /Full Name is required/],
    [
      'edit_profile',
      { location: 'x'.repeat(profileFields.location.maxLength + 1) },
      /Location can have at most/,
    ],
  ])('%s with %j is refused with a sentence [V17]', (name, given, sentence) => {
    expect(parseToolCall({ name, arguments: given })).toEqual({
      ok: false,
      message: expect.stringMatching(sentence),
    });
  });

  it.each<[Task, boolean]>([
    [{ name: 'show_billing' }, false],
    [{ name: 'show_dashboard' }, false],
    [{ name: 'sign_out' }, true],
    [{ name: 'subscribe', plan: 'pro' }, true],
    [edit({ location: '' }), true],
  ])('%j asks first: %j [V17]', (task, asks) => {
    expect(needsApproval(task)).toBe(asks);
  });
});
