import {
  Controls,
  Description,
  Heading,
  Primary,
  Stories,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks';
import { createElement, Fragment } from 'react';
import type { GuideExample, Guide } from '../src/ui/guide.ts';
import * as styles from './ComponentPage.css.ts';

/** The docs page of a component: its guide, with the controls and stories that Storybook generates. */
export function ComponentPage() {
  const resolved = useOf('meta', ['meta']);
  const guide = resolved.preparedMeta.parameters['guide'] as Guide | undefined;
  if (!guide)
    return (
      <>
        <Title />
        <Description />
        <Primary />
        <Props />
        <Stories />
      </>
    );

  return (
    <>
      <Title />
      <Unstyled>
        <p className={styles.lead}>
          <Words text={guide.use} />
        </p>
      </Unstyled>
      <Description />
      <Primary />
      <Props />
      <Heading>When not to use it</Heading>
      <Unstyled>
        <p className={styles.lead}>
          <Words text={guide.avoid} />
        </p>
      </Unstyled>
      <Heading>Anatomy</Heading>
      <Terms rows={guide.anatomy} />
      <Heading>Do and don't</Heading>
      <Unstyled>
        <div className={styles.pair}>
          <Column kind="do" advices={guide.do} />
          <Column kind="dont" advices={guide.dont} />
        </div>
      </Unstyled>
      <Heading>Keyboard</Heading>
      {guide.keyboard.length > 0 ? (
        <Terms rows={guide.keyboard} />
      ) : (
        <Unstyled>
          <p className={styles.lead}>It does not take the focus.</p>
        </Unstyled>
      )}
      <Heading>Accessibility</Heading>
      <Unstyled>
        <ul>
          {guide.accessibility.map((note) => (
            <li key={note} className={styles.lead}>
              <Words text={note} />
            </li>
          ))}
        </ul>
      </Unstyled>
      <Stories includePrimary={false} title="Every state" />
    </>
  );
}

/** The props with their controls. On a phone they stand below each other, because a table of four columns does not fit. */
const Props = () => (
  <div className={styles.props}>
    <Controls />
  </div>
);

/** A text in which what stands between backticks is code. */
const Words = ({ text }: { text: string }) =>
  createElement(
    Fragment,
    undefined,
    ...text
      .split(/`([^`]+)`/)
      .map((part, index) => (index % 2 === 1 ? createElement('code', null, part) : part)),
  );

function Terms({ rows }: { rows: readonly (readonly [string, string])[] }) {
  return (
    <Unstyled>
      <table className={styles.table}>
        <tbody>
          {rows.map(([name, text]) => (
            <tr key={name} className={styles.row}>
              <th scope="row" className={styles.name}>
                <Words text={name} />
              </th>
              <td className={styles.text}>
                <Words text={text} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Unstyled>
  );
}

function Column({ kind, advices }: { kind: 'do' | 'dont'; advices: readonly GuideExample[] }) {
  return (
    <div className={styles.pair}>
      {advices.map(({ example, text }) => (
        <div key={text} className={styles.advice}>
          <div className={styles.example} data-kind={kind}>
            {example}
          </div>
          <p className={styles.caption}>
            <strong>{kind === 'do' ? 'Do. ' : 'Don’t. '}</strong>
            <Words text={text} />
          </p>
        </div>
      ))}
    </div>
  );
}
