-- Who came by a friend's link is that friend's referral, and counts once their address is confirmed: whichever way the
-- account was opened or confirmed.
create function note_referral() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into referrals (referrer_id, referred_id, credited_at)
  values (new.referred_by, new.id, case when new.email_verified then now() end)
  on conflict (referred_id) do nothing;
  return null;
end $$;
--> statement-breakpoint
create trigger note_referral after insert on profiles for each row
  when (new.referred_by is not null) execute function note_referral();
--> statement-breakpoint
create function credit_referral() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update referrals set credited_at = now() where referred_id = new.id and credited_at is null;
  return null;
end $$;
--> statement-breakpoint
create trigger credit_referral after update of email_verified on profiles for each row
  when (new.email_verified and not old.email_verified and new.referred_by is not null) execute function credit_referral();
