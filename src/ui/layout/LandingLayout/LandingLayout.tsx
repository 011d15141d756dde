import { type ReactNode, useId } from 'react';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { useLabels } from '../../primitives/LabelsProvider/LabelsProvider.tsx';
import * as styles from './LandingLayout.css.ts';
import { words } from './LandingLayout.words.ts';

export interface LandingLayoutProps {
  /** The product's Brand, at the start of the first line. */
  brand: ReactNode;
  /** Small controls at the end of the first line, such as ThemeSwitch. */
  actions: ReactNode;
  /** An Alert above the headline, for what a returning user has to know first. */
  notice?: ReactNode;
  /** The page's h1, in the largest size. */
  headline: string;
  /** The paragraph below the headline, at most 33rem wide. */
  lead: string;
  /** Buttons below the lead, side by side. They wrap. */
  buttons: ReactNode;
  /** A picture of the product: beside the headline from 1024 px, below it in narrower windows. */
  picture: ReactNode;
  /** FeatureCards, three in a row from 768 px. */
  features: ReactNode;
  /** The panel of ink at the end: a heading, a sentence, and a Button of the tone `inverse`. */
  closing: { title: string; description: string; action: ReactNode };
  /** One small line at the end of the page. */
  footer: ReactNode;
}

/** The page for visitors who are not signed in. */
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
            {/* Takes the focus when the page shows after another one. */}
            <h1 id={`${id}-headline`} tabIndex={-1} className={styles.headline}>
              {headline}
            </h1>
            <p className={styles.lead}>{lead}</p>
            <div className={styles.buttons}>{buttons}</div>
          </div>
          <div className={styles.picture}>{picture}</div>
        </section>
        <section aria-labelledby={`${id}-why`}>
          <h2 id={`${id}-why`} className={visuallyHidden}>
            {useLabels('LandingLayout', words).features}
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
