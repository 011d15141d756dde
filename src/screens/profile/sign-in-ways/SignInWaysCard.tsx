import { useEffect, useRef, useState } from 'react';
import { providerNames, type Provider } from '../../../services/providers.ts';
import { withSupportEmail } from '../../../services/withSupportEmail.ts';
import { SignInWayList } from '../../../ui/account/SignInWayList/SignInWayList.tsx';
import { Dialog } from '../../../ui/overlays/Dialog/Dialog.tsx';
import { Alert } from '../../../ui/primitives/Alert/Alert.tsx';
import { useStepUp } from '../../auth/step-up/useStepUp.tsx';
import { toLoadable } from '../../shell/account/useAccount.ts';
import { isPageAddress, leavePage } from '../../shell/leavePage.ts';
import { useServices } from '../../shell/services.tsx';
import { useLock } from '../../shell/useLock.ts';
import type { AccountCardProps } from '../accountCard.ts';
import { ChangePassword } from '../ChangePassword.tsx';
import { forgetAdding, readAdding, rememberAdding } from './addedWay.ts';
import { RemoveWayDialog } from './RemoveWayDialog.tsx';
import { useSignInWays } from './useSignInWays.ts';
import { hasPassword, wayViews } from './wayView.ts';
import { waysMessage } from './waysMessages.ts';
import { fill } from '../../../ui/fill.ts';
import { useLabels } from '../../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { useLanguage } from '../../shell/language/LanguageProvider.tsx';
import { words } from './SignInWaysCard.words.ts';
import { words as wayWords } from './wayView.words.ts';

/** `removed`: the name of a way that is gone. */
type Notice = { removed: string } | { message: string };

/** How the user can sign in: add Google or GitHub, remove one while another way in remains, set a first password. [U29] */
export function SignInWaysCard({ account }: AccountCardProps) {
  const labels = useLabels('SignInWaysCard', words);
  const wayLabels = useLabels('wayView', wayWords);
  const { translate } = useLanguage();
  const { user } = account;
  const { loadProviders, supportEmail, openAddress = (url) => location.assign(url) } = useServices();
  const { ways, offered, removed, reload } = useSignInWays(user.id);
  const { stepUp, forget, dialog } = useStepUp(user);
  const { pending, runExclusive } = useLock<Provider>();
  const [open, setOpen] = useState<'remove' | 'password'>();
  const [isSetting, setIsSetting] = useState(false);
  const [asked, setAsked] = useState({ id: '', name: '', address: '' });
  const [notice, setNotice] = useState<Notice>();
  const [added] = useState(readAdding);
  useEffect(forgetAdding, []);
  const title = useRef<HTMLHeadingElement>(null);
  const afterRemoval = useRef<HTMLElement>(null);
  const found = ways.data;
  const viewsOf = (value: NonNullable<typeof found>) =>
    wayViews(value, user.email, wayLabels).map((view) => ({ ...view, reason: translate(view.reason) }));
  const views = found ? viewsOf(found) : [];
  const close = () => {
    forget();
    setOpen(undefined);
  };

  const begin = (provider: Provider) =>
    runExclusive(provider, async () => {
      const port = await loadProviders().catch(() => undefined);
      const begun = await port?.link(provider);
      if (begun?.ok && isPageAddress(begun.value)) {
        rememberAdding(provider);
        return leavePage(begun.value, openAddress);
      }
      const failure = begun?.ok ? undefined : begun?.failure;
      setNotice({ message: withSupportEmail(waysMessage(failure), supportEmail) });
    });

  async function add(provider: Provider) {
    setNotice(undefined);
    if (await stepUp()) await begin(provider);
    // The proof was for this alone: the page may be shown again by 'Back'.
    forget();
  }

  function askToRemove(id: string) {
    setNotice(undefined);
    afterRemoval.current = null;
    const { name = '', address = '' } = views.find((view) => view.id === id) ?? {};
    setAsked({ id, name, address });
    setOpen('remove');
  }

  const has = (provider: Provider) => found?.some((way) => way.provider === provider);
  function noticeAlert() {
    if (notice && 'message' in notice) return <Alert tone="critical">{translate(notice.message)}</Alert>;
    if (notice) return <Alert tone="positive">{fill(labels.wasRemoved, { name: notice.removed })}</Alert>;
    if (!added || !has(added)) return undefined;
    return <Alert tone="positive">{fill(labels.wasAdded, { name: providerNames[added] })}</Alert>;
  }
  return (
    <>
      <SignInWayList
        ways={toLoadable(ways, viewsOf)}
        addable={toLoadable(offered, (sites) =>
          sites.filter((site) => !has(site)).map((id) => ({ id, name: providerNames[id] })),
        )}
        pending={pending}
        titleRef={title}
        notice={noticeAlert()}
        onAdd={(provider) => void add(provider)}
        onRemove={askToRemove}
        onSetPassword={found && !hasPassword(found) ? () => setOpen('password') : undefined}
      />
      <RemoveWayDialog
        open={open === 'remove'}
        way={asked}
        stepUp={stepUp}
        finalFocus={afterRemoval}
        onRemoved={() => {
          removed(asked.id);
          setNotice({ removed: asked.name });
          // The button that was pressed goes with it.
          afterRemoval.current = title.current;
          close();
        }}
        onClose={close}
      />
      <Dialog
        open={open === 'password'}
        // What is under way may arrive: its end has to be seen.
        onClose={() => (isSetting ? undefined : close())}
        title={labels.setTitle}
        description={labels.setText}
        size="small"
      >
        <ChangePassword
          account={account}
          submitLabel={labels.setPassword}
          onChanged={reload}
          onSubmittingChange={setIsSetting}
        />
      </Dialog>
      {dialog}
    </>
  );
}
