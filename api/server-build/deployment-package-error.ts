export class DeploymentPackageError extends Error {
  override name = 'DeploymentPackageError';
  readonly code: 'DEPENDENCY_UNDECLARED' | 'NOT_INSTALLED';

  constructor(code: DeploymentPackageError['code'], message: string) {
    super(message);
    this.code = code;
  }
}
