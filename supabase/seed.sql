-- For local databases only (`supabase start`, `npm start`): a hosted project leaves both off.
update private.settings set simulated_billing = true, visitor_uploads = true;
