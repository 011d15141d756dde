-- B1. What the payment provider has is copied by apply_billing_snapshot alone: a second writer of plans would fight it. The
-- notes of the events that were stored before stay, and nobody may add to them.
revoke all on function public.apply_payment_event(jsonb) from public, anon, authenticated, service_role;
