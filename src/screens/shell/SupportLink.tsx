export interface SupportLinkProps {
  email: string;
}

/** Opens a mail to support. */
export const SupportLink = ({ email }: SupportLinkProps) => <a href={`mailto:${email}`}>{email}</a>;
