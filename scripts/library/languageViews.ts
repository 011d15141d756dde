import { packageName } from '../../src/ui/packageName.ts';

/** A file of the app that speaks other languages: the components of an account, by view. */
export const accountViews = `import {
  ActivityList, AppShell, AttentionList, AuthForm, AuthenticatorKey, AuthenticatorList, AvatarPicker, BillingLayout,
  BillingStatusCard, CurrentPlan, DeviceList, FirstSteps, IntervalSwitch, LandingLayout, LanguageSwitch, MoneyConfirmation, PasswordField,
  PasswordStrength, PaymentChart, PaymentFilters, PaymentList, PaymentMethodList, PictureCropper, PlanGrid, ProfileCard, ProviderButtons,
  Receipt, Sidebar, Stack, SubscriptionCard, TextField, ThemeSwitch, ToastRegion, TopBar, UsageMeter, UserMenu, createToaster,
} from '${packageName}';
import { useState } from 'react';
import { nothing, sentence, word, words } from './own.ts';

const [one = '', two = '', three = '', four = ''] = words;
const loadable = <T,>(value: T) => ({ status: 'ready' as const, value });
const failed = { status: 'error' as const, retry: nothing };
const price = '29,00 $';
const toaster = createToaster();

const plan = (id: string, name: string) => ({
  id, name, price, interval: '/ ' + word, description: sentence, features: [one, sentence], popular: id === 'b',
});
const row = (id: string) => ({
  id, serviceName: 'Pro', date: '1. 11. 2026', amount: price, status: '', tone: 'positive' as const, marked: id === '1',
  action: { label: word, onSelect: nothing },
});
const picture = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"/>';

const Auth = () => (
  <AuthForm
    title={word} subtitle={sentence} error={sentence} submitLabel={word} loadingLabel={word} loading={false}
    onSubmit={nothing} onBack={nothing}
    footer={<><p>{sentence}</p><ProviderButtons providers={[{ id: 'google', name: 'Google' }]} onContinue={nothing} /></>}
  >
    <Stack gap="md">
      <TextField label={one} name="email" type="email" optional hint={sentence} />
      <PasswordField label={two} name="password" autoComplete="new-password" error={sentence} />
      <PasswordStrength score={1} advice={sentence} />
      <AvatarPicker name="Ada" src={picture} progress={0.4} onPick={nothing} onRemove={nothing} />
    </Stack>
  </AuthForm>
);

function Dashboard() {
  const [open, setOpen] = useState(false);
  const user = <UserMenu name="Ada" email="ada@parley.dev" avatarUrl="" onEditProfile={nothing} onSignOut={nothing} />;
  const theme = <ThemeSwitch value="system" onChange={nothing} />;
  return (
    <AppShell
      sidebar={
        <Sidebar
          brand="Parley" open={open} onClose={() => setOpen(false)} user={user} footer={theme}
          items={[{ id: 'a', label: word, icon: <svg />, current: true, onSelect: nothing }]}
        />
      }
      topBar={
        <TopBar brand="Parley" menuOpen={open} agentOpen={false} onMenuOpen={() => setOpen(true)} onAgentOpenChange={nothing} actions={theme} />
      }
    >
      <Stack gap="lg">
        <h1>{word}</h1>
        <AttentionList items={[{ id: 'a', tone: 'caution', title: sentence, text: sentence, actions: [], onDismiss: () => toaster.add({ title: one, description: sentence, tone: 'neutral' }) }]} />
        <FirstSteps
          title={one} onHide={nothing}
          steps={[
            { id: 'a', label: one, hint: sentence, isDone: true, action: two, onSelect: nothing },
            { id: 'b', label: two, hint: sentence, isDone: false, action: three, onSelect: nothing },
          ]}
        />
        <ProfileCard profile={loadable({ name: 'Ada', email: 'ada@parley.dev', avatarUrl: '' })} onEdit={nothing} />
        <ProfileCard profile={failed} onEdit={nothing} />
        <BillingStatusCard billing={loadable({ planName: 'Pro', price, status: '', tone: 'positive' as const, paymentMethod: '' })} onManage={nothing} />
        <PaymentList payments={loadable([row('1'), row('2')])} empty={{ title: word, description: sentence }} onShowAll={nothing} />
        <ActivityList
          label={word}
          entries={(['user', 'agent'] as const).map((by) => ({ id: by, kind: 'profile', title: word, detail: sentence, by, device: 'Firefox', dateTime: '2026-11-01', time: '9:41' }))}
        />
      </Stack>
      <ToastRegion toaster={toaster} />
    </AppShell>
  );
}

const Billing = () => (
  <main>
    <BillingLayout
      currentPlan={<CurrentPlan billing={loadable({ planName: 'Pro', price, status: word, tone: 'positive' as const, paymentMethod: '' })} />}
      plansAction={<IntervalSwitch value="month" saving={word} onChange={nothing} />}
      plans={<PlanGrid plans={[plan('a', one), plan('b', two), plan('c', three)]} currentId="a" loadingId="c" onSubscribe={nothing} />}
      paymentMethods={<PaymentMethodList methods={[{ id: 'a', label: word }]} onChange={nothing} />}
    />
    <SubscriptionCard subscription={loadable({ planName: 'Pro', price, status: word, tone: 'positive' as const, next: sentence, method: { label: '', expiry: '' } })} />
    <UsageMeter usage={loadable({ amounts: [{ label: one, used: 4500, limit: 5000 }, { label: two, used: 90, limit: 90 }, { label: three, used: 1200, limit: null }], note: sentence })} />
    <PaymentChart title={one} heads={[two, three]} empty={sentence} chart={loadable({ totals: [price, price + ' *'], bars: [{ label: four, shortLabel: four, share: 1, amounts: [price] }] })} />
    <PaymentChart title={one} heads={[two, three]} empty={sentence} chart={failed} />
    <PaymentFilters period={{ options: [{ value: '', label: word }], value: '' }} status={{ options: [{ value: '', label: word }], value: '' }} currency={{ options: [{ value: '', label: word }], value: '' }} onChange={nothing} />
    <Receipt seller="Parley" facts={[{ term: word, value: word }]} total={price} note={sentence} />
  </main>
);

const Money = () => (
  <MoneyConfirmation
    open title={word} from="Pro" to="Max" description={sentence} onConfirm={nothing} onClose={nothing}
    figures={{ status: 'ready', lines: [], today: price, method: 'Visa', outdated: { message: sentence, refreshing: false, onRefresh: nothing } }}
  />
);

const device = (id: string, isCurrent: boolean) => ({ id, name: 'Firefox', kind: 'computer' as const, address: '', lastUsed: word, isCurrent });
const Security = () => (
  <main>
    <DeviceList devices={loadable([device('a', true), device('b', false), device('c', false)])} onEnd={nothing} onEndOthers={nothing} />
    <AuthenticatorList apps={loadable([{ id: 'a', name: 'Ada', kind: 'app' as const, added: word }])} onAdd={nothing} onRemove={nothing} />
    <AuthenticatorKey qrImage={picture} secret="ABCDEFGH" onCopy={nothing} />
    <PictureCropper src={picture} size={{ width: 200, height: 100 }} value={{ x: 0.5, y: 0.5, zoom: 0 }} onChange={nothing} />
  </main>
);

const Landing = () => (
  <LandingLayout
    brand={<b>Parley</b>} actions={<><LanguageSwitch languages={[{ id: 'de', name: 'Deutsch' }, { id: 'ar', name: 'العربية' }]} value="de" onChange={nothing} /><ThemeSwitch value="dark" onChange={nothing} /></>} headline={sentence} lead={sentence} buttons={null}
    picture={null} features={<li>{sentence}</li>} closing={{ title: word, description: sentence, action: null }} footer={sentence}
  />
);

export const accountViews = { auth: Auth, dashboard: Dashboard, billing: Billing, money: Money, security: Security, landing: Landing };
`;

/** Another file of that app: the components of the agent, by view. */
export const agentViews = `import {
  ActionCard, AgentPanel, AnswerRows, AskBar, AttachFiles, CallBar, CallDialog, Captions, ChatBubble, ChatComposer, ChatLog,
  CommandMenu, ConversationList, DevicePicker, HeroConversation, KeepQuestion, Markdown, PhoneDialog, ShortcutsDialog
} from '${packageName}';
import { nothing, sentence, word, words } from './own.ts';

const [one = '', two = '', three = ''] = words;
const loadable = <T,>(value: T) => ({ status: 'ready' as const, value });
const row = (id: string) => ({ id, serviceName: 'Pro', date: '1. 11. 2026', amount: '29,00 $', status: '', tone: 'positive' as const });
const file = { id: 'a', name: 'a.pdf', kind: 'PDF', size: '1 MB' };
const panel = { title: word, phone: '+1 555 0100', online: true, onVoiceChat: nothing, onTextChat: nothing, onPhoneCall: nothing };

const Panel = () => (
  <main>
    <h1>{word}</h1>
    <AgentPanel layout="column" {...panel} />
    <AskBar onAsk={nothing} onTalk={nothing} />
    <CallBar phase="in-call" muted={false} status={word} onOpen={nothing} onDismiss={nothing} onMutedChange={nothing} onEnd={nothing} onCaptionsChange={nothing} />
    <HeroConversation title={word} exchanges={[{ question: one, answer: [{ text: two }], row: { title: three, note: one, figure: '1' } }]} />
  </main>
);

const Sheet = () => <AgentPanel layout="screen" {...panel} online={false} onClose={nothing} />;

const Chat = () => (
  <main style={{ height: '100dvh' }}>
    <h1>{word}</h1>
    <ChatLog label={word} onShowEarlier={nothing}>
      <ChatBubble from="user" spoken>{sentence}</ChatBubble>
      <ChatBubble from="assistant" state="interrupted" unspoken={sentence}>
        <Markdown text={'| ' + one + ' | ' + two + ' |\\n|---|---|\\n| ' + 'a'.repeat(200) + ' | b |'} />
      </ChatBubble>
      <ChatBubble from="assistant" state="stopped">{sentence}</ChatBubble>
      <ActionCard title={word} state="asked" status={word} details={[{ label: one, value: two, before: three }]} />
      <KeepQuestion state="asked" onYes={nothing} onNo={nothing} />
    </ChatLog>
    <ChatComposer
      value={'a'.repeat(95)} maxLength={100} onChange={nothing} onSend={nothing} onStop={nothing} onTalk={nothing} pending={false}
      attach={<AttachFiles accept="image/png" files={[file, { ...file, id: 'b' }]} reading onFiles={nothing} onRemove={nothing} />}
    />
  </main>
);

const devices = { value: '', label: word };
const Call = () => (
  <CallDialog
    open phase="in-call" mark="listening" elapsed="00:07" pulse={false} muted quality="low" onClose={nothing} onMinimise={nothing}
    onStart={nothing} onEnd={nothing} onMutedChange={nothing} onTalkingChange={nothing}
    captions={<Captions lines={[{ id: 1, from: 'user', text: sentence, partial: false }, { id: 2, from: 'assistant', text: sentence, partial: true }]} />}
    rows={<AnswerRows title={word} rows={loadable([row('1'), row('2'), row('3'), row('4')])} count={6} onOpen={nothing} />}
  />
);
const Ready = () => (
  <CallDialog
    open phase="idle" mark="idle" elapsed="00:00" pulse={false} muted={false} onClose={nothing} onStart={nothing} onEnd={nothing}
    onMutedChange={nothing} onTalkingChange={nothing}
    sound={
      <DevicePicker
        expanded onExpandedChange={nothing} inCall={false} microphones={[devices]} microphone="" onMicrophoneChange={nothing}
        speakers={[devices]} speaker="" onSpeakerChange={nothing} volume={0.6} onVolumeChange={nothing} level={() => nothing}
        microphoneTest="heard" onTestMicrophone={nothing} speakerTest="failed" onTestSpeaker={nothing}
      />
    }
  />
);

const Conversations = () => (
  <main>
    <ConversationList
      conversations={loadable([{ id: 'a', title: word, time: one, actions: [{ id: 'a', label: two, onSelect: nothing }] }])}
      words="" onWords={nothing} onOpen={nothing} onNew={nothing} onMore={nothing} opening="a"
    />
  </main>
);

const Phone = () => (
  <PhoneDialog
    open phone="+1 555 0100" elapsed="00:07" inCall microphoneMuted speakerMuted={false} onClose={nothing} onStart={nothing}
    onEnd={nothing} onMicrophoneMutedChange={nothing} onSpeakerMutedChange={nothing}
  />
);
const Commands = () => (
  <CommandMenu open onClose={nothing} onAsk={nothing} groups={[{ label: one, commands: [{ id: 'a', label: two, icon: <svg />, onSelect: nothing }] }]} />
);
const Shortcuts = () => (
  <ShortcutsDialog open onClose={nothing} groups={[{ label: one, shortcuts: [{ action: two, keys: ['K'] }] }]} singleKeyOn onSingleKeyChange={nothing} />
);

export const agentViews = {
  panel: Panel, sheet: Sheet, chat: Chat, call: Call, ready: Ready, conversations: Conversations, phone: Phone, commands: Commands,
  shortcuts: Shortcuts,
};
`;
