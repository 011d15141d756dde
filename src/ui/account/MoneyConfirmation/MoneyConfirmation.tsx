import { ArrowRight, RotateCw } from 'lucide-react';
import { Dialog } from '../../overlays/Dialog/Dialog.tsx';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { useLabels } from '../../primitives/LabelsProvider/LabelsProvider.tsx';
import * as styles from './MoneyConfirmation.css.ts';
import { MoneyFigures, type Figures } from './MoneyFigures.tsx';
import { words } from './MoneyConfirmation.words.ts';

export interface MoneyConfirmationProps {
  /** Whether it is shown. */
  open: boolean;
  /** The question, such as 'Upgrade to Enterprise?'. */
  title: string;
  /** The plan before, with its price, such as 'Pro $29'. */
  from: string;
  /** The plan after, with its price, such as 'Enterprise $99 / month'. */
  to: string;
  /** From when on, until when the present plan lasts, and where it is paid: one to three sentences. */
  description: string;
  /** What the change costs, as the payment provider has computed it. Absent where nothing is charged by it. */
  figures?: Figures | undefined;
  /** Why it could not be done just now. The same button tries again. */
  error?: string | undefined;
  /** What the decisive button says; 'Confirm' unless given. */
  confirmLabel?: string | undefined;
  /** It is being done: the buttons wait, and the dialog stays open. */
  loading?: boolean | undefined;
  /** The decisive button was pressed. Possible only when the figures are there and not out of date. */
  onConfirm: () => void;
  /** 'Not now', the close button or Escape. Not called while `loading`. */
  onClose: () => void;
}

/** The one question before money moves: what changes, what it costs today and later, and how it is paid. */
export function MoneyConfirmation(props: MoneyConfirmationProps) {
  const { open, title, from, to, description, figures, error } = props;
  const labels = useLabels('MoneyConfirmation', words);

  const { confirmLabel = labels.confirm, loading = false, onConfirm, onClose } = props;
  const isReady = !figures || (figures.status === 'ready' && !figures.outdated);
  const close = () => {
    if (!loading) onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      size="small"
      footer={
        <>
          <Button disabled={loading} onClick={close}>
            {labels.notNow}
          </Button>
          <Button tone="primary" loading={loading} disabled={!isReady} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className={styles.content}>
        <p className={styles.change}>
          <span className={styles.from}>{from}</span>
          <span className={styles.arrow}>
            <ArrowRight aria-hidden />
            <span className={visuallyHidden}>{labels.becomes}</span>
          </span>
          <span className={styles.to}>{to}</span>
        </p>
        <p className={styles.description}>{description}</p>
        {figures && <MoneyFigures figures={figures} />}
        {figures?.status === 'ready' && figures.outdated && (
          <Alert
            tone="caution"
            action={
              <Button
                icon={<RotateCw />}
                loading={figures.outdated.refreshing}
                onClick={figures.outdated.onRefresh}
              >
                {labels.update}
              </Button>
            }
          >
            {figures.outdated.message}
          </Alert>
        )}
        {error !== undefined && <Alert tone="critical">{error}</Alert>}
      </div>
    </Dialog>
  );
}
