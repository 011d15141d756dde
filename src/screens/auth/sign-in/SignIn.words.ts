export const words = {
  title: 'Welcome Back',
  subtitle: 'Sign in to your account to continue',
  submit: 'Sign In',
  loading: 'Signing In...',
  noAccount: 'No account yet?',
  signUp: 'Sign up here',
  email: 'Email',
  password: 'Password',
  forgot: 'Forgot password?',
} as const;
