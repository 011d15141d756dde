import { loadEnv, type Plugin } from 'vite';
import { securityHeaders } from './securityHeaders.ts';

/** `vite preview` answers with the headers that every other server of the app sends. */
export function headers(): Plugin {
  return {
    name: 'parley:headers',
    config({ envDir, root = process.cwd() }, { mode, isPreview }) {
      if (!isPreview || envDir === false) return {};
      return { preview: { headers: securityHeaders(loadEnv(mode, envDir ?? root, 'VITE_')) } };
    },
  };
}
