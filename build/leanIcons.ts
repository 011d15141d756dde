import type { Plugin } from 'vite';

/**
 * Leaves the keys of their lines out of icons. React's development build warns where a list of elements has no keys, and React needs
 * them where a list changes; an icon never does.
 */
export function leanIcons(): Plugin {
  return {
    name: 'parley:lean-icons',
    apply: 'build',
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\// },
      handler: (code) => ({ code: code.replaceAll(/,\s*key: "\w+"/g, ''), map: null }),
    },
  };
}
