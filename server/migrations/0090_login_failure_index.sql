-- Every login forgets what is too old; without this it reads every count that guesses have left.
create index login_failure_last_idx on login_failure ((failed_at[1]));
