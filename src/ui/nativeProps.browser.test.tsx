import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { AgentMark } from './agent/AgentMark/AgentMark.tsx';
import { Stack } from './layout/Stack/Stack.tsx';
import { Alert } from './primitives/Alert/Alert.tsx';
import { Avatar } from './primitives/Avatar/Avatar.tsx';
import { Badge } from './primitives/Badge/Badge.tsx';
import { Brand } from './primitives/Brand/Brand.tsx';
import { Button } from './primitives/Button/Button.tsx';
import { ButtonLink } from './primitives/ButtonLink/ButtonLink.tsx';
import { Card } from './primitives/Card/Card.tsx';
import { EmptyState } from './primitives/EmptyState/EmptyState.tsx';
import { FeatureCard } from './primitives/FeatureCard/FeatureCard.tsx';
import { Heading } from './primitives/Heading/Heading.tsx';
import { IconButton } from './primitives/IconButton/IconButton.tsx';
import { LevelMeter } from './primitives/LevelMeter/LevelMeter.tsx';
import { PasswordField } from './primitives/PasswordField/PasswordField.tsx';
import { Select } from './primitives/Select/Select.tsx';
import { Skeleton } from './primitives/Skeleton/Skeleton.tsx';
import { Slider } from './primitives/Slider/Slider.tsx';
import { Spinner } from './primitives/Spinner/Spinner.tsx';
import { Text } from './primitives/Text/Text.tsx';
import { TextArea } from './primitives/TextArea/TextArea.tsx';
import { TextButton } from './primitives/TextButton/TextButton.tsx';
import { TextField } from './primitives/TextField/TextField.tsx';

const place = document.createElement('form');
document.body.append(place);
let root = createRoot(place);
afterEach(() => {
  root.unmount();
  root = createRoot(place);
});

async function draw(element: ReactElement) {
  root.render(element);
  await vi.waitUntil(() => place.firstElementChild !== null);
}

const silence = () => () => {};
const options = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
];
/** What any element can have, and the element as it was given to the ref. */
const given = new Set<Element>();
const native = {
  id: 'given',
  lang: 'de',
  'data-kind': 'x',
  ref: (element: Element | null) => {
    if (element) given.add(element);
  },
};

describe('the element of a component gets what is native, and goes to the ref', () => {
  it.each([
    [
      'Alert',
      'DIV',
      <Alert key="" {...native} tone="neutral">
        Text
      </Alert>,
    ],
    ['AgentMark', 'SPAN', <AgentMark key="" {...native} />],
    ['Avatar', 'SPAN', <Avatar key="" {...native} name="Ada" />],
    [
      'Badge',
      'SPAN',
      <Badge key="" {...native} tone="neutral">
        New
      </Badge>,
    ],
    ['Brand', 'SPAN', <Brand key="" {...native} name="Parley" />],
    [
      'Button',
      'BUTTON',
      <Button key="" {...native}>
        Go
      </Button>,
    ],
    [
      'ButtonLink',
      'A',
      <ButtonLink key="" {...native} href="#a">
        Go
      </ButtonLink>,
    ],
    [
      'Card',
      'SECTION',
      <Card key="" {...native}>
        Text
      </Card>,
    ],
    ['EmptyState', 'DIV', <EmptyState key="" {...native} title="None" description="Yet" />],
    [
      'FeatureCard',
      'LI',
      <FeatureCard key="" {...native} icon={<svg />} title="Fast">
        Text
      </FeatureCard>,
    ],
    [
      'Heading',
      'H2',
      <Heading key="" {...native} level={2} size="title">
        Text
      </Heading>,
    ],
    ['IconButton', 'BUTTON', <IconButton key="" {...native} label="More" icon={<svg />} />],
    ['LevelMeter', 'SPAN', <LevelMeter key="" {...native} source={silence} />],
    [
      'PasswordField',
      'INPUT',
      <PasswordField key="" {...native} label="P" name="p" autoComplete="new-password" />,
    ],
    ['Select', 'SELECT', <Select key="" {...native} label="S" options={options} />],
    ['Skeleton', 'SPAN', <Skeleton key="" {...native} />],
    ['Slider', 'INPUT', <Slider key="" {...native} label="S" icon={<svg />} />],
    ['Spinner', 'SPAN', <Spinner key="" {...native} />],
    ['Spinner with a label', 'SPAN', <Spinner key="" {...native} label="Loading" />],
    [
      'Stack',
      'DIV',
      <Stack key="" {...native} gap="md">
        Text
      </Stack>,
    ],
    [
      'Text',
      'P',
      <Text key="" {...native}>
        Text
      </Text>,
    ],
    ['TextArea', 'TEXTAREA', <TextArea key="" {...native} label="T" name="t" />],
    [
      'TextButton',
      'BUTTON',
      <TextButton key="" {...native}>
        Go
      </TextButton>,
    ],
    ['TextField', 'INPUT', <TextField key="" {...native} label="T" name="t" />],
  ])('%s, a %s [Y4]', async (_name, tag, element) => {
    given.clear();
    await draw(element);
    const found = place.querySelector<HTMLElement>('#given')!;
    expect([found.tagName, found.lang, found.dataset['kind']]).toEqual([tag, 'de', 'x']);
    expect([...given]).toEqual([found]);
  });
});

it('fields that nobody owns keep what is typed, and a form sends it [Y4]', async () => {
  await draw(
    <>
      <TextField label="Phone" name="phone" type="tel" defaultValue="0171" />
      <TextArea label="Note" name="note" defaultValue="Hello" />
      <PasswordField label="Password" name="password" autoComplete="new-password" defaultValue="secret" />
      <Select label="Plan" name="plan" options={options} defaultValue="b" />
      <Slider label="Volume" name="volume" icon={<svg />} defaultValue={0.25} />
    </>,
  );
  expect(Object.fromEntries(new FormData(place))).toEqual({
    phone: '0171',
    note: 'Hello',
    password: 'secret',
    plan: 'b',
    volume: '0.25',
  });
  await userEvent.fill(place.querySelector('input')!, '0172');
  await userEvent.fill(place.querySelector('textarea')!, 'Bye');
  await userEvent.selectOptions(place.querySelector('select')!, 'a');
  expect(Object.fromEntries(new FormData(place))).toMatchObject({ phone: '0172', note: 'Bye', plan: 'a' });
  const phone = place.querySelector('input')!;
  expect(phone.type).toBe('tel');
  expect(place.querySelector('label')!.control).toBe(phone);
});

it('a press hands the event to its handler [Y4]', async () => {
  const onClick = vi.fn();
  await draw(
    <>
      <Button onClick={onClick}>One</Button>
      <IconButton label="Two" icon={<svg />} onClick={onClick} />
      <TextButton onClick={onClick}>Three</TextButton>
    </>,
  );
  const buttons = [...place.querySelectorAll('button')];
  for (const button of buttons) button.click();
  expect(
    onClick.mock.calls.map(([event]) => (event as { currentTarget?: unknown; type: string }).type),
  ).toEqual(buttons.map(() => 'click'));
});

it('a button calls its owner’s handlers beside the one that preloads, and keeps its ref while it is drawn anew [Y4]', async () => {
  const preload = vi.fn();
  const focused = vi.fn();
  const refs: (Element | null)[] = [];
  const ref = (element: Element | null) => void refs.push(element);
  const buttons = (label: string) => (
    <>
      <Button ref={ref} onPreload={preload} onFocus={focused}>
        {label}
      </Button>
      <IconButton label="Two" icon={<svg />} onPreload={preload} onFocus={focused} />
    </>
  );
  await draw(buttons('One'));
  for (const button of place.querySelectorAll('button')) button.focus();
  expect([preload.mock.calls.length, focused.mock.calls.length]).toEqual([2, 2]);
  root.render(buttons('Another one'));
  await vi.waitUntil(() => place.textContent.includes('Another one'));
  expect(refs).toEqual([place.querySelector('button')]);
});
