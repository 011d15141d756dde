import type { ComponentType } from 'react';
import type { AccountCardProps } from './accountCard.ts';
import { lazyWithPreload } from '../../ui/lazyWithPreload.tsx';
import { EditProfileCard } from './EditProfileCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import { PlanCard } from './PlanCard.tsx';
import { SignOutCard } from './SignOutCard.tsx';

const ActivityCard = lazyWithPreload(async () => (await import('./activity/ActivityCard.tsx')).ActivityCard);
const DevicesCard = lazyWithPreload(async () => (await import('./devices/DevicesCard.tsx')).DevicesCard);
const SecondFactorCard = lazyWithPreload(
  async () => (await import('./second-factor/SecondFactorCard.tsx')).SecondFactorCard,
);
const SignInWaysCard = lazyWithPreload(
  async () => (await import('./sign-in-ways/SignInWaysCard.tsx')).SignInWaysCard,
);
const DeleteAccountCard = lazyWithPreload(
  async () => (await import('./data/DeleteAccountCard.tsx')).DeleteAccountCard,
);
const PreferencesCard = lazyWithPreload(
  async () => (await import('./preferences/PreferencesCard.tsx')).PreferencesCard,
);
const YourDataCard = lazyWithPreload(async () => (await import('./data/YourDataCard.tsx')).YourDataCard);

interface AccountCard {
  id: string;
  /** A Card whose title is of level 3. */
  Card: ComponentType<AccountCardProps>;
  /** The height of its content, a CSS length, reserved while its code loads. */
  height: string;
}

interface AccountSection {
  /** Also the key of its title. */
  id: 'profile' | 'security' | 'plan' | 'data';
  cards: readonly AccountCard[];
}

/**
 * The sections of the account page and their cards, in the order in which they show. A section without cards does not show.
 * Load the code of a new card with `lazyWithPreload`, so that the page opens as fast as before.
 */
export const accountSections: readonly AccountSection[] = [
  {
    id: 'profile',
    cards: [
      { id: 'profile', Card: EditProfileCard, height: '34rem' },
      { id: 'preferences', Card: PreferencesCard, height: '32rem' },
    ],
  },
  {
    id: 'security',
    cards: [
      { id: 'password', Card: PasswordCard, height: '8rem' },
      { id: 'sign-in-ways', Card: SignInWaysCard, height: '8rem' },
      { id: 'second-factor', Card: SecondFactorCard, height: '8rem' },
      { id: 'devices', Card: DevicesCard, height: '8rem' },
      { id: 'sessions', Card: SignOutCard, height: '5rem' },
    ],
  },
  {
    id: 'plan',
    cards: [{ id: 'plan', Card: PlanCard, height: '6rem' }],
  },
  {
    id: 'data',
    cards: [
      { id: 'activity', Card: ActivityCard, height: '26rem' },
      { id: 'your-data', Card: YourDataCard, height: '7.75rem' },
      { id: 'delete-account', Card: DeleteAccountCard, height: '7.75rem' },
    ],
  },
];
