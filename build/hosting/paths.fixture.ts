/** Paths where a backend would answer, which a host with files only does not have. */
export const backendPathExamples = [
  '/rest/v1',
  '/rest/v1/',
  '/rest/v1/profiles?select=*',
  '/auth/v1/token?grant_type=password',
  '/storage/v1/object/public/avatars/1.png',
  '/functions/v1/chat-proxy/chat',
  '/realtime/v1/websocket',
  '/chat/web',
  '/_local/mail',
  '/healthz/',
];

/** Paths of the page that only begin like those of a backend. */
export const pagePathExamples = ['/chatter', '/rest/v10', '/rest', '/authors', '/healthzone'];
