import { Stack } from '../../src/ui/layout/Stack/Stack.tsx';
import { vars } from '../../src/ui/theme/contract.css.ts';
import { radius, space } from '../../src/ui/theme/scale.ts';
import { CatalogueLink } from './CatalogueLink.tsx';
import { screens } from './mainScreens.ts';

const pictures = import.meta.glob<string>('./pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The picture of the other theme is not loaded, because a lazy one without a place never comes near the window. */
const ofTheme = `
  [data-picture='dark'], [data-theme='dark'] [data-picture='light'] { display: none }
  [data-theme='dark'] [data-picture='dark'] { display: block }
`;

/** Pictures of the main screens in the present theme. Each leads to its story. */
export function Screens() {
  return (
    <div
      style={{
        display: 'grid',
        gap: space.lg,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
      }}
    >
      <style>{ofTheme}</style>
      {screens.map(({ name, title, story }) => (
        <CatalogueLink key={name} to={`/story/${story}`}>
          <Stack gap="xs">
            {(['light', 'dark'] as const).map((theme) => (
              <img
                key={theme}
                data-picture={theme}
                src={pictures[`./pictures/${name}-${theme}.webp`]}
                alt=""
                width={640}
                height={400}
                loading="lazy"
                style={{
                  width: '100%',
                  height: 'auto',
                  border: `1px solid ${vars.color.line}`,
                  borderRadius: radius.md,
                }}
              />
            ))}
            {title}
          </Stack>
        </CatalogueLink>
      ))}
    </div>
  );
}
