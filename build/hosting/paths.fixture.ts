/** Where a backend would answer: there is none on a host that only has files. */
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

/** They only begin like one. */
export const pagePathExamples = ['/chatter', '/rest/v10', '/rest', '/authors', '/healthzone'];
