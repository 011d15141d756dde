import { useEffect, useState } from 'react';
import { productName } from '../../services/product.ts';
import { FirstSteps as Steps } from '../../ui/account/FirstSteps/FirstSteps.tsx';
import { FirstStepsPlaceholder } from '../../ui/account/FirstSteps/FirstStepsPlaceholder.tsx';
import { fill } from '../../ui/fill.ts';
import { useLabels } from '../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import type { AccountData } from '../shell/account/useAccount.ts';
import { storedSteps, storeStep } from '../shell/account/storedSteps.ts';
import { useQuestionLabels } from '../shell/language/LanguageProvider.tsx';
import { hasStoredThread } from '../shell/tabStorage.ts';
import { words } from './DashboardFirstSteps.words.ts';
import { hasSettled } from './hasSettled.ts';

export interface FirstStepsProps {
  account: AccountData;
  /** Something was said to the agent, typed or in a call. */
  hasAsked: boolean;
  onEditProfile: () => void;
  onManageBilling: () => void;
  /** Asks the agent, in the user's words. */
  onAskAgent: (question: string) => void;
  onPreload: (screen: 'edit-profile' | 'billing') => void;
}

/**
 * What a newcomer does first: the profile, a question, the plans. What is done is known from the account, from the conversation,
 * and from what this browser remembers. Whoever has done everything on another visit does not see it. [B43]
 */
export function FirstSteps({ account, hasAsked, ...props }: FirstStepsProps) {
  const { onEditProfile, onManageBilling, onAskAgent, onPreload } = props;
  const labels = useLabels('DashboardFirstSteps', words);
  const { firstQuestion } = useQuestionLabels('DashboardFirstSteps', words).labels;
  const { user, profile, billing, payments } = account;
  const [stored] = useState(() => storedSteps(user.id));
  const [hadThread] = useState(() => hasStoredThread(user.id));
  const [isHidden, setIsHidden] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);

  const isKnown = [profile, billing, payments].every(hasSettled);
  const isDone = {
    profile: Boolean(profile.data?.location.trim() || profile.data?.description.trim()),
    asked: hasAsked || hadThread || stored.includes('asked'),
    plans: stored.includes('plans') || (billing.data !== undefined && billing.data.plan !== 'free'),
  };
  const isComplete = Object.values(isDone).every(Boolean);
  if (isKnown && !isComplete && !wasOpen) setWasOpen(true);

  useEffect(() => {
    if (isDone.asked) storeStep(user.id, 'asked');
    if (isKnown && isComplete) storeStep(user.id, 'over');
  }, [isDone.asked, isKnown, isComplete, user.id]);

  if (isHidden) return null;
  if (!isKnown) return <FirstStepsPlaceholder />;
  if (isComplete && !wasOpen) return null;
  return (
    <Steps
      title={fill(labels.title, { product: productName })}
      steps={[
        {
          id: 'profile',
          label: labels.profile,
          hint: labels.profileHint,
          isDone: isDone.profile,
          action: labels.fillIn,
          onSelect: onEditProfile,
          onPreload: () => onPreload('edit-profile'),
        },
        {
          id: 'question',
          label: labels.question,
          hint: fill(labels.quoted, { question: firstQuestion }),
          isDone: isDone.asked,
          action: labels.ask,
          onSelect: () => onAskAgent(firstQuestion),
        },
        {
          id: 'plans',
          label: labels.plans,
          hint: labels.plansHint,
          isDone: isDone.plans,
          action: labels.seePlans,
          onSelect: onManageBilling,
          onPreload: () => onPreload('billing'),
        },
      ]}
      onHide={() => {
        storeStep(user.id, 'over');
        setIsHidden(true);
        // The pressed button is gone, and the focus would go with it.
        document.getElementById('main')?.focus({ preventScroll: true });
      }}
    />
  );
}
