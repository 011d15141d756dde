import { loadEnv, type Plugin } from 'vite';
import { isBackendPath } from './backendPaths.ts';
import { securityHeaders } from './securityHeaders.ts';

/**
 * Lets `vite preview` send the same headers as every other server of the app. As it has no backend, it answers 404
 * where one would answer.
 */
export function headers(): Plugin {
  return {
    name: 'parley:headers',
    config({ envDir, root = process.cwd() }, { mode, isPreview }) {
      if (!isPreview || envDir === false) return {};
      return { preview: { headers: securityHeaders(loadEnv(mode, envDir ?? root, 'VITE_')) } };
    },
    configurePreviewServer({ middlewares, config }) {
      middlewares.use((request, response, next) => {
        if (!isBackendPath(new URL(request.url ?? '/', 'http://localhost').pathname)) return next();
        response.writeHead(404, config.preview.headers).end('Not found');
      });
    },
  };
}
