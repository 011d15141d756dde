import { useRef, useState } from 'react';
import type { SecondFactor } from '../../../services/factors.ts';
import { formatDate } from '../../../services/money.ts';
import { AuthenticatorList } from '../../../ui/account/AuthenticatorList/AuthenticatorList.tsx';
import { Alert } from '../../../ui/primitives/Alert/Alert.tsx';
import { useStepUp } from '../../auth/step-up/useStepUp.tsx';
import { toLoadable } from '../../shell/account/useAccount.ts';
import type { AccountCardProps } from '../accountCard.ts';
import { AddAppDialog } from './AddAppDialog.tsx';
import { RemoveFactorDialog } from './RemoveFactorDialog.tsx';
import { useFactors } from './useFactors.ts';
import { fill } from '../../../ui/fill.ts';
import { useLabels } from '../../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { words } from './SecondFactorCard.words.ts';

const viewIn =
  (labels: typeof words) =>
  ({ id, name, kind, addedAt }: SecondFactor) => ({
    id,
    kind,
    name: name || (kind === 'app' ? labels.app : labels.other),
    added: addedAt === '' ? '' : fill(labels.added, { date: formatDate(addedAt) }),
  });

/** The user's second factors: set one up, add another, remove one. Each change first asks who sits at the device. [U11, U12] */
export function SecondFactorCard({ account }: AccountCardProps) {
  const labels = useLabels('SecondFactorCard', words);
  const viewOf = viewIn(labels);
  const { factors, update } = useFactors(account.user.id);
  const { stepUp, forget, dialog } = useStepUp(account.user);
  const [open, setOpen] = useState<'add' | 'remove'>();
  const [removed, setRemoved] = useState({ id: '', name: '' });
  const [notice, setNotice] = useState<{ change: 'isSetUp' | 'isRemoved'; name: string }>();
  const title = useRef<HTMLHeadingElement>(null);
  const afterRemoval = useRef<HTMLElement>(null);
  const apps = toLoadable(factors, (found) => found.map(viewOf));
  const names = factors.data?.map(viewOf).map(({ name }) => name) ?? [];
  const close = () => {
    forget();
    setOpen(undefined);
  };

  async function add() {
    setNotice(undefined);
    if (await stepUp()) setOpen('add');
  }
  function askToRemove(id: string) {
    setNotice(undefined);
    afterRemoval.current = null;
    setRemoved({ id, name: factors.data?.map(viewOf).find((each) => each.id === id)?.name ?? '' });
    setOpen('remove');
  }

  return (
    <>
      <AuthenticatorList
        apps={apps}
        titleRef={title}
        notice={notice && <Alert tone="positive">{fill(labels[notice.change], { name: notice.name })}</Alert>}
        onAdd={() => void add()}
        onRemove={askToRemove}
      />
      <AddAppDialog
        open={open === 'add'}
        takenNames={names}
        onAdded={(app) => {
          update((before) => [...before, app]);
          setNotice({ change: 'isSetUp', name: app.name });
          close();
        }}
        onClose={close}
      />
      <RemoveFactorDialog
        open={open === 'remove'}
        factor={removed}
        isLast={names.length < 2}
        stepUp={stepUp}
        finalFocus={afterRemoval}
        onRemoved={() => {
          update((before) => before.filter(({ id }) => id !== removed.id));
          setNotice({ change: 'isRemoved', name: removed.name });
          // The button that was pressed goes with it.
          afterRemoval.current = title.current;
          close();
        }}
        onClose={close}
      />
      {dialog}
    </>
  );
}
