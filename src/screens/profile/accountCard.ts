import type { AccountData } from '../shell/account/useAccount.ts';
import type { Section } from '../shell/view.ts';
import type { ProfileDraft } from './profileDraft.ts';

/** What every card of the account page is given. */
export interface AccountCardProps {
  account: AccountData;
  /** Unsaved changes of the profile, kept while other views show. */
  draft: ProfileDraft;
  /** Leads back to the dashboard: after 'Back to Dashboard', 'Cancel' and a successful save. [S7] */
  onLeave: () => void;
  /** Leads to another screen. */
  onShow: (screen: Section) => void;
  onSignOut: (scope: 'global' | 'local') => void;
}
