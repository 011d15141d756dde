export interface SupportLinkProps {
  email: string;
}

/** A link that opens a new mail to support. [X14] */
export const SupportLink = ({ email }: SupportLinkProps) => <a href={`mailto:${email}`}>{email}</a>;
