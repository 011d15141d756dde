import * as styles from './FirstStepsPlaceholder.css.ts';

/**
 * Reserves the place of FirstSteps with three steps until its code is there, so that what stands below does not move. In our
 * prerendered page a script takes it away by its attribute, for everybody who is no newcomer.
 */
export const FirstStepsPlaceholder = () => <div aria-busy data-newcomer className={styles.placeholder} />;
