// placeholder so that the package resolves
