import { type ReactNode, useId } from 'react';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import * as styles from './LandingLayout.css.ts';

export interface LandingLayoutProps {
  /** Top left: the mark and the name. */
  brand: ReactNode;
  /** Right of the brand. */
  actions: ReactNode;
  /** An Alert above the headline: somebody who has been here before has to know it first. */
  notice?: ReactNode;
  /** The h1, in display size. Lines are balanced. */
  headline: string;
  /** One paragraph below the headline, at most 33rem wide. */
  lead: string;
  /** Below the lead, side by side; they wrap. */
  buttons: ReactNode;
  /** Shows the product; beside the headline, below it on small screens. */
  picture: ReactNode;
  /** FeatureCards. */
  features: ReactNode;
  /** The panel of ink at the end. Its `action` is an inverse Button. */
  closing: { title: string; description: string; action: ReactNode };
  /** One small line under everything. */
  footer: ReactNode;
}

export function LandingLayout(props: LandingLayoutProps) {
  const { brand, actions, notice, headline, lead, buttons, picture, features, closing, footer } = props;
  const id = useId();
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        {brand}
        {actions}
      </header>
      <main>
        {notice && <div className={styles.notice}>{notice}</div>}
        <section className={styles.hero} aria-labelledby={`${id}-headline`}>
          <div className={styles.words}>
            <h1 id={`${id}-headline`} className={styles.headline}>
              {headline}
            </h1>
            <p className={styles.lead}>{lead}</p>
            <div className={styles.buttons}>{buttons}</div>
          </div>
          <div className={styles.picture}>{picture}</div>
        </section>
        <section aria-labelledby={`${id}-why`}>
          <h2 id={`${id}-why`} className={visuallyHidden}>
            What you get
          </h2>
          <ul className={styles.features}>{features}</ul>
        </section>
        <section className={styles.closing} aria-labelledby={`${id}-closing`}>
          <div>
            <h2 id={`${id}-closing`} className={styles.closingTitle}>
              {closing.title}
            </h2>
            <p className={styles.closingText}>{closing.description}</p>
          </div>
          {closing.action}
        </section>
      </main>
      <footer className={styles.footer}>{footer}</footer>
    </div>
  );
}
