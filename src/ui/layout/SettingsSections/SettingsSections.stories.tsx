import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { hostile } from '../../hostile.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { SettingsLayout } from '../SettingsLayout/SettingsLayout.tsx';
import { guide } from './SettingsSections.guide.tsx';
import { SettingsSections } from './SettingsSections.tsx';

const cards = (titles: readonly string[]) => (
  <SettingsLayout>
    {titles.map((title) => (
      <Card key={title} title={title} level={3}>
        {Array.from({ length: 12 }, (_, line) => (
          <p key={line}>What can be set for {title}.</p>
        ))}
      </Card>
    ))}
  </SettingsLayout>
);

const meta = {
  title: 'Layout/SettingsSections',
  component: SettingsSections,
  args: {
    label: 'Account',
    sections: [
      { id: 'profile', title: 'Profile', content: cards(['Name', 'Picture']) },
      { id: 'security', title: 'Security', content: cards(['Password', 'Devices']) },
      { id: 'data', title: 'Data', content: cards(['Export']) },
    ],
  },
  parameters: { guide, docs: { story: { inline: false, height: '34rem' } } },
} satisfies Meta<typeof SettingsSections>;
export default meta;
type Story = StoryObj<typeof meta>;

const list = () => within(screen.getByRole('navigation', { name: 'Account' }));

/** The list stays beside the cards. A press brings the section into sight, with the focus, and marks it in the list. */
export const Wide: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: async ({ userEvent }) => {
    await expect(list().getByRole('button', { name: 'Profile' })).toHaveAttribute('aria-current', 'true');
    const address = location.href;
    await userEvent.click(list().getByRole('button', { name: 'Security' }));
    await expect(screen.getByRole('heading', { name: 'Security' })).toHaveFocus();
    await waitFor(() =>
      expect(list().getByRole('button', { name: 'Security' })).toHaveAttribute('aria-current', 'true'),
    );
    await expect(list().getByRole('button', { name: 'Profile' })).not.toHaveAttribute('aria-current');
    await waitFor(() => expect(list().getByRole('button', { name: 'Profile' })).toBeVisible());
    await expect(location.href).toBe(address);
  },
};

/** At the page's end the last section is the current one, however short it is. */
export const AtTheEnd: Story = {
  play: async () => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() =>
      expect(list().getByRole('button', { name: 'Data' })).toHaveAttribute('aria-current', 'true'),
    );
  },
};

/** On a phone the list stands above the cards. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await waitFor(() => expect(window.innerWidth).toBe(390));
    const item = list().getByRole('button', { name: 'Data' });
    await expect(item.getBoundingClientRect().bottom).toBeLessThan(
      screen.getByRole('heading', { name: 'Profile' }).getBoundingClientRect().top,
    );
    await expect(item.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    sections: [{ id: 'long', title: hostile.unbroken, content: cards([`Card ${hostile.unbroken}`]) }],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl', viewport: { value: 'laptop' } },
  play: async () => {
    const heading = screen.getByRole('heading', { name: 'Profile' }).getBoundingClientRect();
    const item = list().getByRole('button', { name: 'Profile' }).getBoundingClientRect();
    await waitFor(() => expect(item.left).toBeGreaterThanOrEqual(heading.right));
  },
};

/** An id may have any character: each section is named by its heading, and the list follows what is in sight. */
export const IdsWithSpaces: Story = {
  args: {
    sections: [
      { id: 'my profile', title: 'Profile', content: cards(['Name', 'Picture']) },
      { id: 'my data', title: 'Data', content: cards(['Export']) },
    ],
  },
  play: async () => {
    await expect(screen.getByRole('region', { name: 'Profile' })).toBeVisible();
    await waitFor(() =>
      expect(list().getByRole('button', { name: 'Profile' })).toHaveAttribute('aria-current', 'true'),
    );
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() =>
      expect(list().getByRole('button', { name: 'Data' })).toHaveAttribute('aria-current', 'true'),
    );
  },
};
